import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { LauncherError } from './log.js'
import { onParentGone } from './parent.js'
import { inProject } from './project.js'

/** `npm start -- --port 9000 --data ./elsewhere`: options stand for environment variables. */
export function applyServerOptions(args) {
  let values
  try {
    values = parseArgs({ args, options: { port: { type: 'string' }, data: { type: 'string' } } }).values
  } catch (error) {
    throw new LauncherError(`${error.message}\nUsage: npm start -- [--port NUMBER] [--data FOLDER]`)
  }
  if (values.port !== undefined) process.env.PORT = values.port
  if (values.data !== undefined) {
    process.env.HALYARD_DATA_DIR = resolve(process.env.INIT_CWD ?? process.cwd(), values.data)
  }
}

/** The server takes over this process, so signals and exit codes need no middleman. */
export async function runInProcess(path) {
  const entry = inProject(path)
  process.env.NODE_ENV ??= 'production'
  process.argv = [process.execPath, entry]
  onParentGone(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(entry).href)
}
