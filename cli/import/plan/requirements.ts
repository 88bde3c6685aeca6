import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import { plainText } from '../../challenge-file/yaml.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { recordChange, type ChallengePlan, type RequiredChallenge } from './challenge-plan.ts'

/** A challenge of a file, which has an id when it is on the platform. */
type Item = {
  read: Pick<ReadChallenge, 'title' | 'requirements'>
  plan: ChallengePlan
  report: { warnings: string[] }
  id?: string
}

/** All challenges after the import that other challenges can require, each once. */
function challengesAfter(items: Item[], challenges: GameChallenge[]): RequiredChallenge[] {
  const inFiles = new Map(
    items.flatMap((item) => (item.plan.existing ? [[item.plan.existing.id, item]] : [])),
  )
  return [
    ...items.map((item) => ({ title: item.read.title, id: item.plan.existing?.id, item })),
    ...challenges
      .filter(({ id }) => !inFiles.has(id))
      .map(({ id, title }) => ({ title: plainText(title), id })),
  ]
}

/**
 * Finds the challenge of each name that a file requires. Of several challenges with the name, the one counts that is
 * required already; without it the name is left out, with a warning.
 */
export function planRequirements(items: Item[], challenges: GameChallenge[]): void {
  const all = Map.groupBy(challengesAfter(items, challenges), ({ title }) => title)
  for (const item of items) {
    const { read, plan, report } = item
    if (!read.requirements) continue
    const held = plan.existing?.requiredChallenges ?? []
    const heldIds = new Set(held.map(({ id }) => id))
    const required = [...new Set(read.requirements)].flatMap((title): RequiredChallenge[] => {
      const named = (all.get(title) ?? []).filter((one) => one.item !== item)
      if (named.length === 0) report.warnings.push(`requirements: no challenge is named "${title}"`)
      if (named.length < 2) return named
      const known = named.filter(({ id }) => id !== undefined && heldIds.has(id))
      if (known.length === 0) {
        report.warnings.push(
          `requirements: ${named.length} challenges are named "${title}", so the requirement is left out. Choose the challenge in the editor of the game`,
        )
      }
      return known
    })
    const isSame =
      required.length === held.length && required.every(({ id }) => id !== undefined && heldIds.has(id))
    if (isSame) continue
    plan.requirements = required
    const titles = (some: { title: string }[]) => some.map(({ title }) => plainText(title)).toSorted()
    recordChange(plan, 'requirements', titles(held), titles(required))
  }
}
