import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The baseline for board reads: a bare Node server that sends the same bytes.
const [file = '', encoding = 'identity'] = process.argv.slice(2)
const bytes = readFileSync(file)

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': encoding,
    'content-length': bytes.length,
  })
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
