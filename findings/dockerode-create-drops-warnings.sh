#!/usr/bin/env bash
# dockerode 5.0.1 with docker-modem 5.0.7.
# An engine that ignores a limit says so in `Warnings` of its answer to POST /containers/create (Docker Engine API).
# `createContainer` keeps the id of the answer only, so a program cannot learn that a memory or swap limit does not hold.
# `modem.dial` with the same request returns the whole answer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent dockerode@5.0.1 docker-modem@5.0.7

cat > run.mjs <<'END'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import Docker from 'dockerode'

const created = { Id: 'c0ffee', Warnings: ['Your kernel does not support swap limit capabilities.'] }
const engine = createServer((request, answer) => {
  request.resume()
  answer.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(created))
})
await new Promise((resolve) => engine.listen(0, '127.0.0.1', resolve))
const docker = new Docker({ host: '127.0.0.1', port: engine.address().port })
const options = { Image: 'harbour', HostConfig: { Memory: 2 ** 26, MemorySwap: 2 ** 26 } }
const { modem, ...container } = await docker.createContainer(options)
const hasWarning = JSON.stringify(container).includes('swap limit')
console.log(`createContainer: ${container.id}, ${hasWarning ? 'with' : 'without'} the warning`)
const dial = promisify(modem.dial.bind(modem))
const answer = await dial({ path: '/containers/create?', method: 'POST', options, statusCodes: { 201: true } })
console.log(`dial: ${JSON.stringify(answer)}`)
engine.close()
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'createContainer: c0ffee, without the warning
dial: {"Id":"c0ffee","Warnings":["Your kernel does not support swap limit capabilities."]}' ]
