import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { bringUpToDate } from './lib/generate.js'
import { inProject } from './lib/project.js'
import { measureWeights } from './lib/weight/weight.js'

// Compares what each route loads with its budget. `--record` keeps the figures for the next comparison.
const record = inProject('client', 'build', 'weights.json')

await bringUpToDate(['operations', 'client'])
const built = (file) => inProject('dist', 'client', file)
const sizeOf = (file) => statSync(existsSync(built(`${file}.br`)) ? built(`${file}.br`) : built(file)).size

const { weights, lines, problems } = measureWeights({
  routes: JSON.parse(readFileSync(built('routes.json'), 'utf8')),
  sizeOf,
  recorded: existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {},
})
console.log(lines.join('\n'))
if (process.argv.includes('--record')) writeFileSync(record, `${JSON.stringify(weights, null, 2)}\n`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
