import { allProjects } from './lib/checks.js'
import { runSuite } from './lib/suite.js'
import { provideTools } from './lib/test-tools.js'

async function tools() {
  const problem = await provideTools()
  console.log(problem ? `FAILED  test tools\n${problem}` : 'passed  test tools')
  return problem ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

await runSuite({ before: [tools], projects: allProjects })
