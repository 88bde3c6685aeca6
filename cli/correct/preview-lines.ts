import { drawTable } from '../table.ts'
import type { CorrectionPreview } from './send-correction.ts'

const change = (before: string | number, after: string | number) =>
  before === after ? String(after) : `${before} → ${after}`
const names = (teams: string[]) => teams.join(', ') || '–'

/** The ranks, scores, values and bloods that a correction moves, as tables. */
export function previewLines({ teams, challenges }: CorrectionPreview): string[] {
  if (teams.length + challenges.length === 0) return ['No rank, score or value moves.']
  const teamRows = teams.map(({ teamName, before, after }) => [
    teamName,
    change(before.rank, after.rank),
    change(before.score, after.score),
  ])
  const challengeRows = challenges.map(({ title, before, after }) => [
    title,
    change(before.points, after.points),
    change(names(before.bloods), names(after.bloods)),
  ])
  return [
    ...(teams.length === 0
      ? []
      : drawTable([{ title: 'Team' }, { title: 'Rank' }, { title: 'Points' }], teamRows)),
    ...(teams.length === 0 || challenges.length === 0 ? [] : ['']),
    ...(challenges.length === 0
      ? []
      : drawTable([{ title: 'Challenge' }, { title: 'Points' }, { title: 'Bloods' }], challengeRows)),
  ]
}
