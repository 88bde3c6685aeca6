import type { Api } from '../api/api.ts'
import { requireNoArguments, numberOption, readArguments } from '../arguments.ts'
import { CliError } from '../errors.ts'
import { applyDelta, readBoard, type Board, type BoardTable } from '../scoreboard/board.ts'
import { boardLines, changeLines } from '../scoreboard/draw-board.ts'
import { followScoreboard } from '../scoreboard/follow.ts'
import { connect } from '../settings.ts'
import { printable } from '../table.ts'

const document = `query Scoreboard($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) {
    id title
    scoreboard {
      seq
      table { teamIds names divisions scores ranks lastSolveTimes solveTeamIds }
    }
  }
}`

type Scoreboard = { seq: number; table: BoardTable }
type Answer = { game: { id: string; title: string; scoreboard: Scoreboard | null } | null }

async function loadBoard(api: Api, gameId: number): Promise<{ id: string; title: string; board: Board }> {
  const { game } = await api.query<Answer>(document, { gameId })
  if (!game) throw new CliError(`Game ${gameId} was not found on ${api.url}.`)
  if (!game.scoreboard) throw new CliError(`${game.title} has no scoreboard yet: the game has not started.`)
  const { seq, table } = game.scoreboard
  return { id: game.id, title: game.title, board: readBoard(seq, table) }
}

const clearScreen = '\u001b[H\u001b[2J'

export async function scoreboard(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    follow: { type: 'boolean' },
    top: { type: 'string' },
    url: { type: 'string' },
  })
  requireNoArguments(positionals)
  const gameId = numberOption('game', values.game)
  const isLiveTerminal = values.follow === true && process.stdout.isTTY
  const defaultTop = isLiveTerminal ? Math.max((process.stdout.rows ?? 24) - 7, 5) : 20
  const top = numberOption('top', values.top, defaultTop)
  const api = connect(values.url)
  const loaded = await loadBoard(api, gameId)
  let { title, board } = loaded

  const draw = (solveLines: string[] = []) => {
    const lines = [printable(title), '', ...boardLines(board, top), '', ...solveLines.slice(-1)]
    console.log(`${isLiveTerminal ? clearScreen : ''}${lines.join('\n').trimEnd()}`)
  }
  draw()
  if (!values.follow) return

  // The command runs until Ctrl-C, which is a success.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  await followScoreboard({
    api,
    gameId: loaded.id,
    seq: () => board.seq,
    onDelta: async (delta) => {
      if (delta.seq <= board.seq) return
      if (!applyDelta(board, delta)) ({ title, board } = await loadBoard(api, gameId))
      const solveLines = changeLines(board, delta)
      if (isLiveTerminal) draw(solveLines)
      else if (solveLines.length > 0) console.log(solveLines.join('\n'))
    },
    onPause: (why) => console.error(`${why}; reconnecting`),
  })
}
