import type { ForeignGame } from '../foreign-game.ts'
import { noteUnknownMembers } from '../read-document.ts'
import { divisionConfigShape, divisionShape, type GzctfGame } from './gzctf-shapes.ts'

const permissions = [
  'JoinGame',
  'RankOverall',
  'RequireReview',
  'ViewChallenge',
  'SubmitFlags',
  'GetScore',
  'GetBlood',
  'AffectDynamicScore',
] as const
type Permission = (typeof permissions)[number]

type Given = { document: string; challenges: ReadonlySet<number> }

/** Divisions with their rights, and the challenges that they do not see. */
export function readDivisions(game: ForeignGame, raw: GzctfGame, { document, challenges }: Given): void {
  const { divisions } = raw
  const hasReview = needsReview(raw)
  const names = new Set<string>()
  for (const [index, division] of (divisions ?? []).entries()) {
    const { name, inviteCode, defaultPermissions, challengeConfig } = division
    const place = { document, member: `divisions.${index}` }
    noteUnknownMembers(game, 'divisions', division, divisionShape)
    const id = index + 1
    const has = rightsOf(game, 'divisions: defaultPermissions', defaultPermissions)
    const lacks = (permission: Permission) => {
      if (!has(permission)) game.lose(`divisions: defaultPermissions: ${name} without ${permission}`)
    }
    lacks('SubmitFlags')
    lacks('GetScore')
    if (hasReview) lacks('RequireReview')
    game.add(
      'divisions.jsonl',
      {
        id,
        name: freeName(game, names, name),
        position: index,
        entry: has('JoinGame') ? (inviteCode ? 'Code' : 'Open') : 'ByHand',
        inviteCode: inviteCode || null,
        mailDomains: [],
        standing: has('RankOverall') ? 'Ranked' : 'OutOfCompetition',
        takesBloods: has('GetBlood'),
        lowersValues: has('AffectDynamicScore'),
        requiresReview: null,
      },
      place,
    )
    const hidden = new Set(has('ViewChallenge') ? [] : challenges)
    for (const config of challengeConfig ?? []) {
      noteUnknownMembers(game, 'divisions: challengeConfig', config, divisionConfigShape)
      const subject = 'divisions: challengeConfig.permissions'
      const may = rightsOf(game, subject, config.permissions)
      if (!challenges.has(config.challengeId)) game.lose('divisions: challengeConfig.challengeId')
      else if (may('ViewChallenge')) hidden.delete(config.challengeId)
      else hidden.add(config.challengeId)
      const differs = (permission: Permission) => may(permission) !== has(permission)
      if (may('ViewChallenge') && permissions.some((one) => one !== 'ViewChallenge' && differs(one)))
        game.lose(subject)
    }
    for (const challengeId of hidden) game.add('exclusions.jsonl', { divisionId: id, challengeId }, place)
  }
}

/**
 * Whether teams wait for a review. In GZCTF the division of a team decides; here it is one setting of the game, and
 * nobody gets into a reviewed division without a review.
 */
export function needsReview({ divisions, acceptWithoutReview }: GzctfGame): boolean {
  const isReviewed = ({ defaultPermissions: names }: { defaultPermissions: string[] }) =>
    names.includes('All') || names.includes('RequireReview')
  return divisions?.length ? divisions.some(isReviewed) : !acceptWithoutReview
}

function rightsOf(game: ForeignGame, subject: string, names: readonly string[]) {
  const granted = new Set(names)
  for (const name of granted) {
    const isKnown = name === 'All' || name === 'None' || permissions.some((permission) => permission === name)
    if (!isKnown) game.lose(`${subject}: ${name}`)
  }
  return (permission: Permission) => granted.has('All') || granted.has(permission)
}

/** Names of divisions are unique in a game. */
function freeName(game: ForeignGame, taken: Set<string>, name: string): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
  if (free !== name) game.change(`divisions: name: ${name}`, free)
  taken.add(free)
  return free
}
