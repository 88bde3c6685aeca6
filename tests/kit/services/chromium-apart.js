import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'

/** Runs in the browser's network namespace. Its only connection is the socket file of `browser-network.ts`. */

const { HALYARD_TEST_CHROMIUM: chromium, HALYARD_TEST_SOCKET: socketFile } = process.env

// Automatic IPv6 addresses would change the network while the browser runs.
for (const scope of ['all', 'default']) {
  const file = `/proc/sys/net/ipv6/conf/${scope}/disable_ipv6`
  if (existsSync(file)) writeFileSync(file, '1')
}
for (const args of [
  ['link', 'set', 'lo', 'up'],
  // Without an active link the browser considers itself offline.
  ['link', 'add', 'inside', 'type', 'veth', 'peer', 'name', 'outside'],
  ['address', 'add', '198.18.0.1/30', 'dev', 'inside'],
  ['link', 'set', 'inside', 'up'],
  ['link', 'set', 'outside', 'up'],
])
  spawnSync('ip', args, { stdio: 'ignore' })

const relay = createServer((browser) => {
  const outside = connect(socketFile)
  browser.on('error', () => outside.destroy())
  outside.on('error', () => browser.destroy())
  browser.pipe(outside).pipe(browser)
})
relay.listen(1080, '127.0.0.1')
await once(relay, 'listening')

const browser = spawn(chromium, process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'inherit', 'inherit'],
})
browser.on('exit', (code) => process.exit(code ?? 1))
