import type { CtfdExport } from './ctfd-export.ts'

/** The challenges that must be solved before others. Of a circle, the requirement that closes it is left out. */
export function readRequirements({ tables, game }: CtfdExport): void {
  const titles = new Map(tables.challenges.map(({ id, name }) => [id, name]))
  const required = new Map<number, number[]>()
  /** Whether the other challenge must be solved before the one with the id, or is it. */
  const needs = (id: number, other: number): boolean => {
    const reached = new Set([id])
    for (const next of reached) for (const one of required.get(next) ?? []) reached.add(one)
    return reached.has(other)
  }
  for (const [index, { id, name, requirements }] of tables.challenges.entries()) {
    const listed = requirements?.['prerequisites']
    if (requirements?.['anonymize'] === 'preview')
      game.lose(`challenges.requirements.anonymize: preview: ${name}`)
    for (const requiredId of new Set(Array.isArray(listed) ? listed.map(Number) : [])) {
      const title = titles.get(requiredId)
      if (requiredId === id || title === undefined) {
        game.lose(`challenges.requirements.prerequisites: unknown: ${name}`)
      } else if (needs(requiredId, id)) {
        game.lose(`challenges.requirements.prerequisites: circle: ${name}: ${title}`)
      } else {
        required.set(id, [...(required.get(id) ?? []), requiredId])
        const place = { document: 'db/challenges.json', member: `results.${index}.requirements` }
        game.add('requirements.jsonl', { challengeId: id, requiredId }, place)
      }
    }
  }
}
