import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { benchBigBoard } from './big-board.ts'
import { benchBoardReads } from './board-reads.ts'
import { benchBudget } from './budget.ts'
import { benchFanOut, benchFanOutBeside } from './fan-out.ts'
import { printFigures, type Figure } from './figure.ts'
import { benchFirstPaint } from './first-paint.ts'
import { benchSolveToDelta } from './solve-to-delta.ts'
import { benchSubmissions } from './submissions.ts'
import { challengeCount, createWorld, solveCount, teamCount, type World } from './world.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, budget: { type: 'boolean' }, beside: { type: 'string' } },
})
const [part] = positionals

if (part === 'first-paint') await print(await benchFirstPaint({ beside: values.beside }))
else if (part === 'fan-out') await print(await benchFanOutBeside(values))
else if (part === 'big-board') await print(await benchBigBoard())
else if (part === undefined) await benchServer()
else throw new Error(`There is no benchmark ${part}. The benchmarks are: big-board, fan-out, first-paint.`)

async function benchServer(): Promise<void> {
  console.log(`${teamCount} teams, ${challengeCount} challenges, ${solveCount} solves; one run, one machine`)
  const world = await createWorld()
  try {
    if (values.budget) process.exitCode = (await benchBudget(world)) ? 0 : 1
    else await print(await benchAll(world))
  } finally {
    await world.dispose()
  }
}

async function benchAll(world: World): Promise<Figure[]> {
  return [
    ...(await benchBoardReads(world)),
    ...(await benchSolveToDelta(world)),
    ...(await benchFanOut(world)),
    ...(await benchSubmissions(world)),
  ]
}

async function print(figures: Figure[]): Promise<void> {
  printFigures(figures)
  if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
}
