import { bringUpToDate } from './lib/generate.js'
import { runStep, runSuite } from './lib/suite.js'

await runSuite({ before: [() => runStep('build', () => bringUpToDate(['operations']))] })
