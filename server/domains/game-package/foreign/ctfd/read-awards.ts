import { cutText } from '../../../../../rules/cut-text.ts'
import { awardLimits } from '../../../../../rules/field-limits.ts'
import type { Accounts } from './accounts.ts'
import type { CtfdRow } from './ctfd-shapes.ts'
import { isoOf, uuidOf } from './moments.ts'
import type { CtfdExport } from './ctfd-export.ts'

/** An award for a hint and the unlock of the hint are written together. */
const togetherMicros = 10_000_000

/** Awards, and the hints that they pay. */
export function readAwards(source: CtfdExport, accounts: Accounts): void {
  const { tables, game } = source
  const users = new Set(game.rowsOf('users.jsonl').map(({ id }) => id))
  const participations = new Map(game.rowsOf('participations.jsonl').map(({ teamId, id }) => [teamId, id]))
  const takeHint = hintsOf(source, accounts)
  const ordered = [...tables.awards.entries()].sort(
    ([, one], [, other]) => one.date - other.date || one.id - other.id,
  )
  for (const [index, award] of ordered) {
    const { id, user_id: userId, name, value, date } = award
    const account = accounts.of(award)
    const participationId = account && participations.get(account.id)
    if (!participationId) {
      game.lose('awards: without a team')
      continue
    }
    if (!value) {
      game.lose('awards: worth 0')
      continue
    }
    const points = Math.min(awardLimits.points, Math.max(-awardLimits.points, value))
    if (points !== value) game.change(`awards.value: ${name}: ${value}`, String(points))
    const hintId = points < 0 ? takeHint(award, account.id) : null
    game.add(
      'adjustments.jsonl',
      {
        id,
        participationId,
        kind: hintId === null ? 'Award' : 'Hint',
        points,
        reason: hintId === null ? cutText(name, awardLimits.reason) : '',
        madeAt: isoOf(date),
        userId: hintId !== null && userId !== null && users.has(uuidOf(userId)) ? uuidOf(userId) : null,
        tokenName: null,
        idempotencyKey: null,
        hintId,
        isRevealed: false,
      },
      { document: 'db/awards.json', member: `results.${index}` },
    )
  }
  takeHint.end()
}

type Unlock = CtfdRow<'unlocks'>

/** Finds the bought hint of an award: a hint is bought once, and the nearest purchase is taken. */
function hintsOf({ tables, game }: CtfdExport, accounts: Accounts) {
  const costs = new Map(game.rowsOf('hints.jsonl').map(({ id, cost }) => [id, cost]))
  const [row] = game.rowsOf('game.json')
  const [start = 0, until = 0] = [row?.start, row?.end].map((time) => Date.parse(time ?? '') * 1000)
  const isPaid = ({ type, target }: Unlock) => type === 'hints' && (costs.get(target ?? 0) ?? 0) > 0
  const open = Map.groupBy(tables.unlocks.filter(isPaid), (unlock) => accounts.of(unlock)?.id)
  for (const unlock of tables.unlocks) {
    if (unlock.type !== 'hints') game.lose(`unlocks: ${unlock.type}`)
    else if (!isPaid(unlock))
      game.lose(costs.has(unlock.target ?? 0) ? 'unlocks: free hints' : 'unlocks: without a hint')
  }
  const bought = new Set<string>()
  const take = ({ category, date }: CtfdRow<'awards'>, accountId: number): number | null => {
    // The cost of a hint counts while the game runs; an award counts always.
    if (category !== 'hints' || date < start || date >= until) return null
    const unlocks = open.get(accountId) ?? []
    const [nearest] = unlocks
      .filter((unlock) => !bought.has(`${accountId} ${unlock.target}`))
      .filter((unlock) => Math.abs(unlock.date - date) <= togetherMicros)
      .sort((one, other) => Math.abs(one.date - date) - Math.abs(other.date - date))
    if (!nearest) return null
    open.set(
      accountId,
      unlocks.filter((unlock) => unlock !== nearest),
    )
    bought.add(`${accountId} ${nearest.target}`)
    return nearest.target
  }
  const end = () => game.lose('unlocks: without an award', [...open.values()].flat().length)
  return Object.assign(take, { end })
}
