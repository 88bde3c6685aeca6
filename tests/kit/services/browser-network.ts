import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const program = path.join(import.meta.dirname, 'chromium-apart.sh')
const ways = ['--net', '--user --map-root-user --net']

export type BrowserNetwork = {
  /** Playwright's launch options for a browser in this network. */
  launch: { executablePath: string; env: NodeJS.ProcessEnv }
  args: readonly string[]
  close(): void
}

/**
 * A network namespace for one browser. Its only connection is a SOCKS 5 proxy (RFC 1928) to this machine's loopback
 * addresses. Null if this user cannot create one. Then the browser uses the machine's network.
 */
export function openBrowserNetwork(chromium: string): BrowserNetwork | null {
  const way = ways.find(
    (flags) => spawnSync('unshare', [...flags.split(' '), '--', 'ip', 'link']).status === 0,
  )
  if (!way) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-browser-'))
  const socketFile = path.join(folder, 'out.sock')
  const server = createServer(serve).listen(socketFile)
  server.unref()
  const env = {
    ...process.env,
    HALYARD_TEST_UNSHARE: way,
    HALYARD_TEST_NODE: process.execPath,
    HALYARD_TEST_CHROMIUM: chromium,
    HALYARD_TEST_SOCKET: socketFile,
  }
  return {
    launch: { executablePath: program, env },
    args: ['--proxy-server=socks5://127.0.0.1:1080', '--proxy-bypass-list=<-loopback>'],
    close() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const noAuthentication = Buffer.from([5, 0])
const addressIsName = 3
const reply = (status: number) => Buffer.from([5, status, 0, 1, 0, 0, 0, 0, 0, 0])

function serve(browser: Socket): void {
  let received = Buffer.alloc(0)
  let isGreeted = false
  browser.on('error', () => browser.destroy())
  const read = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    if (!isGreeted && received.length >= 2 && received.length >= 2 + (received[1] ?? 0)) {
      received = received.subarray(2 + (received[1] ?? 0))
      isGreeted = true
      browser.write(noAuthentication)
    }
    const request = isGreeted ? readRequest(received) : null
    if (!request) return
    browser.off('data', read)
    if (request.isOurs) join(browser, request.port, request.rest)
    else browser.end(reply(2))
  }
  browser.on('data', read)
}

/** Parses a SOCKS request. Null while it is incomplete. Browsers send every address as a name. */
function readRequest(bytes: Buffer): { isOurs: boolean; port: number; rest: Buffer } | null {
  const nameLength = bytes[4] ?? 0
  if (bytes.length < 5 + nameLength + 2) return null
  const name = bytes.subarray(5, 5 + nameLength).toString()
  const isOurs = bytes[3] === addressIsName && (name === 'localhost' || name.startsWith('127.'))
  return { isOurs, port: bytes.readUInt16BE(5 + nameLength), rest: bytes.subarray(7 + nameLength) }
}

function join(browser: Socket, port: number, rest: Buffer): void {
  const server = connect(port, '127.0.0.1', () => {
    browser.write(reply(0))
    server.write(rest)
    browser.pipe(server).pipe(browser)
  })
  server.on('error', () => (server.connecting ? browser.end(reply(5)) : browser.destroy()))
  browser.on('close', () => server.destroy())
  server.on('close', () => browser.end())
}
