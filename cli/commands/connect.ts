import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { request } from '../api/http.ts'
import { noMoreWords, numberOption, readArguments } from '../arguments.ts'
import { readAddress } from '../connect/address.ts'
import { bridge } from '../connect/bridge.ts'
import { CliError, UsageError } from '../errors.ts'
import { chosenUrl } from '../settings.ts'
import { printable } from '../table.ts'

const host = '127.0.0.1'

export async function connect(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    port: { type: 'string' },
    test: { type: 'boolean' },
    url: { type: 'string' },
  })
  const [text, ...more] = positionals
  if (text === undefined) throw new UsageError('Name the address that the challenge shows.')
  noMoreWords(more)
  const port = numberOption('port', values.port, 0)
  if (port > 65_535) throw new UsageError(`--port: "${port}" is more than 65535.`)
  const address = readAddress(text, { platform: () => chosenUrl(values.url), isTest: values.test === true })
  await probe(address.probe)

  // Programs that write all and then wait for the answer end their direction first.
  const server = createServer({ allowHalfOpen: true }, (local) =>
    bridge({
      local,
      url: address.socket,
      onRefusal: (why) => console.error(`A connection failed: ${printable(why)}`),
    }),
  )
  await listen(server, port)
  // Ctrl-C is how this ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const { port: chosen } = server.address() as AddressInfo
  console.log(`${host}:${chosen} leads to ${address.socket}\nIt does until Ctrl-C.`)
}

/** @throws CliError when there is nothing to connect to */
async function probe(url: string): Promise<void> {
  const response = await request(url, async () => ({ redirect: 'manual' }))
  if (response.status === 204) return
  const body = (await response.json().catch(() => null)) as { title?: unknown } | null
  const why =
    typeof body?.title === 'string' ? body.title : `${new URL(url).origin} answered ${response.status}.`
  throw new CliError(printable(why))
}

/** @throws CliError when the port is not to be had */
async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CliError(`Port ${port} cannot be listened on (${code}). Choose another with --port.`)
  }
}
