import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { benchBoardReads } from './board-reads.ts'
import { benchBudget } from './budget.ts'
import { printFigures } from './figure.ts'
import { benchSolveToDelta } from './solve-to-delta.ts'
import { benchSubmissions } from './submissions.ts'
import { challengeCount, createWorld, solveCount, teamCount } from './world.ts'

const { values } = parseArgs({ options: { json: { type: 'string' }, budget: { type: 'boolean' } } })

console.log(`${teamCount} teams, ${challengeCount} challenges, ${solveCount} solves; one run, one machine`)
const world = await createWorld()
try {
  if (values.budget) process.exitCode = (await benchBudget(world)) ? 0 : 1
  else await benchAll()
} finally {
  await world.dispose()
}

async function benchAll(): Promise<void> {
  const figures = [
    ...(await benchBoardReads(world)),
    ...(await benchSolveToDelta(world)),
    ...(await benchSubmissions(world)),
  ]
  printFigures(figures)
  if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
}
