import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { benchBigBoard } from './big-board.ts'
import { benchBoardReads } from './reads/board-reads.ts'
import { benchBudget } from './budget.ts'
import { benchExpressions } from './expressions.ts'
import { benchFanOut, benchFanOutBeside } from './fan-out.ts'
import { printFigures, type Figure } from './figure.ts'
import { benchFirstPaint } from './first-paint.ts'
import { benchJudgeAgain } from './judge-again.ts'
import { benchMemory } from './memory.ts'
import { benchPages } from './pages/pages.ts'
import { benchReadsBeside } from './reads/reads-in-turns.ts'
import { benchRows } from './rows/rows.ts'
import { benchRules } from './rules.ts'
import { benchGrowth } from './scale/growth.ts'
import { benchHerd } from './scale/herd.ts'
import { benchLastHour } from './scale/last-hour.ts'
import { benchSockets } from './scale/sockets.ts'
import { benchStarts } from './scale/starts.ts'
import { benchWorkers } from './scale/workers.ts'
import { benchSolveToDelta } from './solve-to-delta.ts'
import { benchSubmissions, benchSubmissionsBeside } from './submissions.ts'
import { challengeCount, createWorld, solveCount, teamCount, type World } from './world.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    budget: { type: 'boolean' },
    only: { type: 'string' },
    beside: { type: 'string' },
    against: { type: 'string' },
    game: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    'cpu-prof': { type: 'string' },
  },
})
const [part] = positionals
const load = { scale: Number(values.scale), cpuProfile: values['cpu-prof'] }

if (values.against !== undefined) {
  const url = values.against.replace(/\/+$/, '')
  await print(await benchBoardReads({ url, gameId: Number(values.game), pid: null, postgresPid: null }))
} else if (part === 'first-paint') await print(await benchFirstPaint({ beside: values.beside }))
else if (part === 'fan-out') await print(await benchFanOutBeside(values))
else if (part === 'submissions') await print(await benchSubmissionsBeside(values))
else if (part === 'memory') await print(await benchMemory({ scale: Number(values.scale) }))
else if (part === 'sockets') await print(await benchSockets(load))
else if (part === 'starts') await print(await benchStarts(load))
else if (part === 'growth') await print(await benchGrowth())
else if (part === 'workers') await print(await benchWorkers())
else if (part === 'herd') await print(await benchHerd(load))
else if (part === 'last-hour') await print(await benchLastHour(load))
else if (part === 'rows') process.exitCode = (await benchRows({ scale: Number(values.scale) })) ? 0 : 1
else if (part === 'judge-again') await print(await benchJudgeAgain())
else if (part === 'pages') await print(await benchPages({ ...values, scale: Number(values.scale) }))
else if (part === 'expressions') await print(benchExpressions())
else if (part === 'rules') await print(await benchRules())
else if (part === 'reads' && values.beside !== undefined) await print(await benchReadsBeside(values.beside))
else if (part === 'reads') await benchServer(benchBoardReads)
else if (part === 'big-board') await print(await benchBigBoard())
else if (part === undefined) await benchServer(benchAll)
else
  throw new Error(
    `There is no benchmark ${part}. The benchmarks are: big-board, expressions, fan-out, first-paint, growth, herd, judge-again, last-hour, memory, pages, reads, rows, rules, sockets, starts, submissions, workers.`,
  )

async function benchServer(bench: (world: World) => Promise<Figure[]>): Promise<void> {
  console.log(`${teamCount} teams, ${challengeCount} challenges, ${solveCount} solves; one run, one machine`)
  const world = await createWorld()
  try {
    if (values.budget) process.exitCode = (await benchBudget(world, values.only)) ? 0 : 1
    else await print(await bench(world))
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
