import { captureOrFail } from './lib/child.js'
import { bringUpToDate } from './lib/generate.js'
import { LauncherError, timed } from './lib/log.js'
import { inProject } from './lib/project.js'

const quiet = '--disable-warning=ExperimentalWarning'
const printed = [
  { file: 'schema.graphql', printer: inProject('server', 'graphql', 'print-schema.ts') },
  {
    file: 'docs/organizers/game-package.schema.json',
    printer: inProject('server', 'domains', 'game-package', 'print-schema.ts'),
  },
  { file: 'cli/client/__generated__/schema.ts', printer: inProject('scripts', 'print-client-types.js') },
  {
    file: 'server/domains/account/name/confusables.ts',
    printer: inProject('scripts', 'print-confusables.js'),
  },
  { file: 'openapi.json', printer: inProject('server', 'rest', 'openapi', 'print-openapi.ts') },
]

try {
  for (const { file, printer } of printed) {
    const print = () => captureOrFail(`Printing ${file}`, process.execPath, [quiet, printer])
    await timed('generate', file, print)
  }
  await bringUpToDate(['operations'])
} catch (error) {
  console.error(error instanceof LauncherError ? error.message : error)
  process.exitCode = 1
}
