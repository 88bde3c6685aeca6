import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { LauncherError, note } from './log.js'
import { onParentGone } from './parent.js'
import { inProject, root } from './project.js'

export const startUsage = `npm start -- [--port NUMBER] [--data FOLDER] [--demo]

Installs and builds what is missing, then serves the platform until Ctrl-C.

  --port NUMBER   where it listens; 8080 unless given (or PORT)
  --data FOLDER   where it keeps everything; ./data unless given (or HALYARD_DATA_DIR)
  --demo          fills the platform with a game, teams and solves, unless it has a game
  --help          prints this

Every other setting is a variable of the environment or of the file .env: docs/operators/configuration.md.`

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  demo: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
}

function sentence(error) {
  const [, named = ''] = /'([^']*)'/.exec(error.message) ?? []
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option: ${named}`
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `Unexpected argument: ${named}`
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const [name = ''] = /--\w+/.exec(named) ?? []
    return name === '--help' || name === '--demo' ? `${name} takes no value.` : `${name} needs a value.`
  }
  return error.message
}

/** `npm start -- --port 9000 --data ./elsewhere`. @throws LauncherError for wrong usage */
export function readServerOptions(args) {
  let values
  try {
    values = parseArgs({ args, options }).values
  } catch (error) {
    throw new LauncherError(`${sentence(error)}\n\n${startUsage}`)
  }
  const { port, data } = values
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new LauncherError(`--port must be a number from 0 to 65535, not "${port}".`)
  }
  if (data === '') throw new LauncherError('--data needs the path of a folder.')
  return values
}

/** Options set environment variables. */
export function applyServerOptions({ port, data }) {
  if (port !== undefined) process.env.PORT = port
  if (data !== undefined) {
    process.env.HALYARD_DATA_DIR = resolve(process.env.INIT_CWD ?? process.cwd(), data)
  }
}

/** Runs the server in this process, so that signals and exit codes need no forwarding. */
export async function runInProcess(path) {
  const entry = inProject(path)
  process.env.NODE_ENV ??= 'production'
  process.argv = [process.execPath, entry]
  onParentGone(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(entry).href)
}

/** Runs the demo beside the started server, and logs its output with the server's. */
export function runDemo() {
  const demo = spawn(process.execPath, [inProject('scripts', 'demo.ts'), '--once'], {
    env: { ...process.env, INIT_CWD: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [demo.stdout, demo.stderr]) {
    createInterface({ input: stream }).on('line', (line) => note('demo', line))
  }
  process.once('exit', () => demo.kill())
}
