import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { request } from '../client/http.ts'
import { requireNoArguments, numberOption, readArguments } from '../arguments.ts'
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
  if (text === undefined) throw new UsageError('Missing argument: the address that the challenge shows.')
  requireNoArguments(more)
  const port = numberOption('port', values.port, 0)
  if (port > 65_535) throw new UsageError(`--port must be at most 65535.`)
  const address = readAddress(text, { platform: () => chosenUrl(values.url), isTest: values.test === true })
  await probe(address.probe)

  // Some programs end their direction after the request and then wait for the response.
  const server = createServer({ allowHalfOpen: true }, (local) =>
    bridge({
      local,
      url: address.socket,
      onRefusal: (why) => console.error(`connection failed: ${printable(why)}`),
    }),
  )
  await listen(server, port)
  // The command runs until Ctrl-C, which is a success.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const { port: chosen } = server.address() as AddressInfo
  console.log(`Forwarding ${host}:${chosen} to ${address.socket}\nPress Ctrl-C to stop.`)
}

/** @throws CliError when the container does not exist or cannot be accessed */
async function probe(url: string): Promise<void> {
  const response = await request(url, { redirect: 'manual' })
  if (response.status === 204) return
  const body = (await response.json().catch(() => null)) as { title?: unknown } | null
  const why =
    typeof body?.title === 'string'
      ? body.title
      : `${new URL(url).origin} answered with status ${response.status}.`
  throw new CliError(printable(why))
}

/** @throws CliError when the port cannot be used */
async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CliError(`Cannot listen on port ${port} (${code}). Choose another port with --port.`)
  }
}
