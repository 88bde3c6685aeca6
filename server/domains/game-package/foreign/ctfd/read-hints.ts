import { cutText } from '../../../../../rules/cut-text.ts'
import { hintLimits } from '../../../../../rules/field-limits.ts'
import type { CtfdExport } from './ctfd-export.ts'

/** Hints with their titles and costs. */
export function readHints({ tables, game }: CtfdExport): void {
  const titles = new Map(tables.challenges.map(({ id, name }) => [id, name]))
  const positions = new Map<number, number>()
  for (const [
    index,
    { id, challenge_id: challengeId, title, content, cost, requirements },
  ] of tables.hints.entries()) {
    if (challengeId === null || !titles.has(challengeId)) {
      game.lose('hints: without a challenge')
      continue
    }
    const listed = requirements?.['prerequisites']
    if (Array.isArray(listed) && listed.length > 0)
      game.lose(`hints.requirements: ${titles.get(challengeId) ?? ''}`)
    const position = positions.get(challengeId) ?? 0
    positions.set(challengeId, position + 1)
    const short = cutText(title, hintLimits.title)
    if (short !== title) game.change(`hints.title: ${title}`, short)
    const price = Math.min(hintLimits.cost, Math.max(0, cost ?? 0))
    if (price !== (cost ?? 0)) game.change(`hints.cost: ${id}: ${cost}`, String(price))
    game.add(
      'hints.jsonl',
      { id, challengeId, position, title: short, content, cost: price, releaseAt: null, isReleased: true },
      { document: 'db/hints.json', member: `results.${index}` },
    )
  }
}
