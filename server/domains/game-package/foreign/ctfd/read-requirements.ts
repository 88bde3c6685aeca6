import type { CtfdExport } from './ctfd-export.ts'

/** The challenges that must be solved before others. */
export function readRequirements({ tables, game }: CtfdExport): void {
  const known = new Set(tables.challenges.map(({ id }) => id))
  for (const [index, { id, requirements }] of tables.challenges.entries()) {
    const listed = requirements?.['prerequisites']
    if (requirements?.['anonymize'] === 'preview') game.lose('challenges.requirements.anonymize: preview')
    for (const requiredId of new Set(Array.isArray(listed) ? listed.map(Number) : [])) {
      const place = { document: 'db/challenges.json', member: `results.${index}.requirements` }
      if (requiredId === id || !known.has(requiredId))
        game.lose('challenges.requirements.prerequisites: unknown')
      else game.add('requirements.jsonl', { challengeId: id, requiredId }, place)
    }
  }
}
