import { captureOrFail } from './lib/child.js'
import { bringUpToDate } from './lib/generate.js'
import { LauncherError, timed } from './lib/log.js'
import { inProject } from './lib/project.js'

const quiet = '--disable-warning=ExperimentalWarning'
const printers = [
  { text: 'schema.graphql', file: ['server', 'graphql', 'print-schema.ts'] },
  { text: 'openapi.json', file: ['server', 'rest', 'print-openapi.ts'] },
]

try {
  for (const { text, file } of printers) {
    await timed('generate', text, () => captureOrFail(text, process.execPath, [quiet, inProject(...file)]))
  }
  await bringUpToDate(['operations'])
} catch (error) {
  console.error(error instanceof LauncherError ? error.message : error)
  process.exitCode = 1
}
