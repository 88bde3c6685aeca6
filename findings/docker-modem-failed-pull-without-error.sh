#!/usr/bin/env bash
# dockerode 5.0.1 with docker-modem 5.0.7.
# A pull that fails after it began is a 200 answer whose last line is {"errorDetail":…,"error":…} (Docker Engine API,
# POST /images/create). `followProgress` reads every line and calls `onFinished` with null for the error, so a failed
# pull looks like a finished one. Only the list of lines, its second argument, has the error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent dockerode@5.0.1 docker-modem@5.0.7

cat > run.mjs <<'END'
import { createServer } from 'node:http'
import Docker from 'dockerode'

const lines = [
  { status: 'Pulling from library/harbour', id: 'latest' },
  { errorDetail: { message: 'unknown blob' }, error: 'unknown blob' },
]
const engine = createServer((request, answer) => {
  request.resume()
  answer.setHeader('content-type', 'application/json')
  answer.end(lines.map((line) => `${JSON.stringify(line)}\r\n`).join(''))
})
await new Promise((resolve) => engine.listen(0, '127.0.0.1', resolve))
const docker = new Docker({ host: '127.0.0.1', port: engine.address().port })
const stream = await docker.pull('library/harbour:latest')
docker.modem.followProgress(stream, (error, output) => {
  console.log(`error: ${error}`)
  console.log(`last line: ${output.at(-1).error}`)
  engine.close()
})
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'error: null
last line: unknown blob' ]
