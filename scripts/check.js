import { checkArtifacts } from './lib/generate.js'
import { runStep, runSuite } from './lib/suite.js'

await runSuite({ before: [() => runStep('relay artifacts', checkArtifacts)] })
