import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The baseline for reads: a bare Node server that sends the same bytes, or a status without a body.
const [file = '', encoding = 'identity', status = '200'] = process.argv.slice(2)
const bytes = readFileSync(file)
const headers =
  status === '200'
    ? {
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': encoding,
        'content-length': bytes.length,
      }
    : {}

const server = createServer((_request, response) => {
  response.writeHead(Number(status), headers)
  if (status === '200') response.end(bytes)
  else response.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
