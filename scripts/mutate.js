import { moduleSets, setName } from '../tests/mutation/module-sets.ts'
import { foreground } from './lib/child.js'
import { inProject } from './lib/project.js'

// Changes the sources of each set one place at a time and expects a test to fail for each change.

const given = process.argv.slice(2)
const firstOption = given.findIndex((argument) => argument.startsWith('-'))
const names = firstOption === -1 ? given : given.slice(0, firstOption)
/** For Stryker: `npm run mutate limits -- --incremental --concurrency 1`. */
const options = given.slice(names.length)
const stryker = inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

for (const name of names.length > 0 ? names.map(setName) : Object.keys(moduleSets)) {
  process.env.HALYARD_MUTATION_SET = name
  console.log(`mutation testing: ${name}`)
  // A score under the threshold fails one set; the others still run.
  const code = await foreground(process.execPath, [
    stryker,
    'run',
    inProject('tests', 'mutation', 'stryker.config.js'),
    ...options,
  ])
  if (code !== 0) process.exitCode = code
}
