import { slowProjects } from './lib/checks.js'
import { bringUpToDate, checkArtifacts } from './lib/generate.js'
import { runSuite, runStep } from './lib/suite.js'
import { provideTools } from './lib/test-tools.js'

const before = [
  () => runStep('test tools', provideTools),
  () => runStep('relay artifacts', checkArtifacts),
  () => runStep('build', () => bringUpToDate(['operations', 'client'])),
]

await runSuite({ before, slow: slowProjects })
