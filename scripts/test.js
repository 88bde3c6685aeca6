import { slowProjects } from './lib/checks.js'
import { bringUpToDate } from './lib/generate.js'
import { runSuite, runStep } from './lib/suite.js'
import { provideTools } from './lib/test-tools.js'

const before = [
  () => runStep('test tools', provideTools),
  () => runStep('build', () => bringUpToDate(['operations', 'client'])),
]

await runSuite({ before, slow: slowProjects })
