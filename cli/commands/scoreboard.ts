import { requireNoArguments, numberOption, readArguments } from '../arguments.ts'
import { UsageError } from '../errors.ts'
import { downloadBytes } from '../files.ts'
import { applyChange, boardSelection, changeSelection, readBoard, type Board } from '../scoreboard/board.ts'
import { boardLines, changeLines, recalculated } from '../scoreboard/draw-board.ts'
import { connect } from '../settings.ts'
import { printable } from '../table.ts'

const clearScreen = '\u001b[H\u001b[2J'

export async function scoreboard(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    follow: { type: 'boolean' },
    top: { type: 'string' },
    format: { type: 'string' },
    url: { type: 'string' },
  })
  requireNoArguments(positionals)
  const gameId = numberOption('game', values.game)
  if (values.format !== undefined) {
    if (values.format !== 'ctftime') throw new UsageError('--format takes ctftime.')
    if (values.follow || values.top !== undefined)
      throw new UsageError('--format goes with neither --follow nor --top.')
    const result = await downloadBytes(connect(values.url), `/api/game/${gameId}/ctftime?full=true`)
    console.log(new TextDecoder().decode(result))
    return
  }
  const isLiveTerminal = values.follow === true && process.stdout.isTTY
  const defaultTop = isLiveTerminal ? Math.max((process.stdout.rows ?? 24) - 7, 5) : 20
  const top = numberOption('top', values.top, defaultTop)
  const api = connect(values.url)
  // The command runs until Ctrl-C, which is a success.
  if (values.follow)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const steps = api.followBoard({
    gameId,
    board: boardSelection,
    change: changeSelection,
    onPause: ({ message }) => console.error(`${message}; reconnecting`),
  })
  const draw = (title: string, board: Board, lines: string[]) => {
    const text = [printable(title), '', ...boardLines(board, top), '', ...lines.slice(-1)]
    console.log(`${isLiveTerminal ? clearScreen : ''}${text.join('\n').trimEnd()}`)
  }
  let title = ''
  let board: Board | null = null
  for await (const step of steps) {
    const isFirst = board === null
    if (step.kind === 'board') ({ title, board } = { title: step.title, board: readBoard(step.board.table) })
    else if (board) applyChange(board, step.change)
    if (!board) continue
    const lines = step.kind === 'change' ? changeLines(board, step.change) : isFirst ? [] : [recalculated()]
    if (isFirst || isLiveTerminal) draw(title, board, lines)
    else if (lines.length > 0) console.log(lines.join('\n'))
    if (!values.follow) return
  }
}
