import { fastProjects } from './lib/checks.js'
import { runSuite } from './lib/suite.js'

await runSuite({ projects: fastProjects })
