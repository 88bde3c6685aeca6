import { captureOrFail } from './lib/child.js'
import { bringUpToDate } from './lib/generate.js'
import { LauncherError, timed } from './lib/log.js'
import { inProject } from './lib/project.js'

const quiet = '--disable-warning=ExperimentalWarning'
const printer = inProject('server', 'graphql', 'print-schema.ts')

try {
  const print = () => captureOrFail('Printing the schema', process.execPath, [quiet, printer])
  await timed('generate', 'schema.graphql', print)
  await bringUpToDate(['operations'])
} catch (error) {
  console.error(error instanceof LauncherError ? error.message : error)
  process.exitCode = 1
}
