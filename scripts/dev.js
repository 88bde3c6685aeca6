import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { bringUpToDate } from './lib/generate.js'
import { note } from './lib/log.js'
import { inProject, root } from './lib/project.js'

/** Node's watcher restarts the server. The new process reuses the embedded database of the old one. */
const server = [process.execPath, ['--watch', '--watch-preserve-output', inProject('server', 'main.ts')]]
const client = [process.execPath, [inProject('node_modules', 'vite', 'bin', 'vite.js')]]
const settleMs = 150
const settings = inProject('.env')

// The client forwards to the port of the server, which reads the same file.
if (existsSync(settings)) process.loadEnvFile(settings)

const children = [server, client].map(([command, args]) =>
  spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
)

let timer
let compiling = Promise.resolve()

async function compile() {
  try {
    await bringUpToDate(['operations'])
  } catch (error) {
    note('relay', error.message)
  }
}

// The compiler's own watch mode needs Watchman, so this runs the compiler shortly after a source changes.
function onChange(_event, name) {
  if (name?.includes('__generated__') || name?.endsWith('.json')) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    compiling = compiling.then(compile)
  }, settleMs)
}

const watchers = [
  watch(inProject('client'), { recursive: true }, onChange),
  watch(inProject('schema.graphql'), onChange),
]

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  clearTimeout(timer)
  for (const watcher of watchers) watcher.close()
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
