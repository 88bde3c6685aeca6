import { runSuite } from './lib/suite.js'

await runSuite()
