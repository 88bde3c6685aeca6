import { findCategory } from '../../../../../rules/category-names.ts'
import type { Category } from '../../../../../rules/categories.ts'
import type { RowOf } from '../../documents.ts'
import type { Accounts } from './accounts.ts'
import { contentOf } from './content.ts'
import type { CtfdRow } from './ctfd-shapes.ts'
import { readFlags } from './read-flags.ts'
import { isoOf } from './moments.ts'
import type { CtfdExport } from './ctfd-export.ts'
import { attemptRuleOf, type Config } from './read-config.ts'
import { readRequirements } from './read-requirements.ts'
import { scoreOf } from './score.ts'

/** The largest number of wrong answers that this platform can limit. */
const mostAttempts = 1000

/** Challenges with their flags, tags, files and requirements. */
export function readChallenges(source: CtfdExport, accounts: Accounts, config: Config): void {
  const { tables, game, files } = source
  const dynamics = new Map(tables.dynamic_challenge.map((row) => [row.id, row]))
  const tags = Map.groupBy(tables.tags, ({ challenge_id: id }) => id)
  const submitted = new Set(tables.submissions.map(({ id }) => id))
  const solved = Map.groupBy(
    tables.solves.filter((solve) => accounts.of(solve)?.isListed && submitted.has(solve.id)),
    ({ challenge_id: id }) => id,
  )
  const usable = readFlags(source)
  const attempts = attemptRuleOf(game, config)
  const createdAt = game.rowsOf('game.json')[0]?.start ?? isoOf(0)
  for (const [index, challenge] of tables.challenges.entries()) {
    const { id, name, type, requirements, max_attempts: most } = challenge
    const place = { document: 'db/challenges.json', member: `results.${index}` }
    const solves = solved.get(id)?.length ?? 0
    const score = scoreOf(game, { challenge, dynamic: dynamics.get(id), solves })
    if (type !== 'standard' && type !== 'dynamic')
      game.change(`challenges.type: ${name}: ${type}`, 'standard')
    const limit = Math.min(mostAttempts, Math.max(0, most ?? 0))
    if (limit !== (most ?? 0)) game.change(`challenges.max_attempts: ${name}: ${most}`, String(limit))
    const file = files.get(id)
    const release = releaseOf(challenge, source)
    game.add(
      'challenges.jsonl',
      {
        id,
        title: name || `challenge-${id}`,
        content: contentOf(
          challenge,
          (tags.get(id) ?? []).map(({ value }) => value),
        ),
        category: categoryOf(source, challenge),
        type: 'StaticAttachment',
        hints: [],
        isEnabled: isEnabled(source, challenge, { isUsable: usable.has(id), solves }),
        ...score,
        scoreTable: [...score.scoreTable],
        disableBloodBonus: false,
        decidesTies: true,
        fileName: null,
        flagTemplate: null,
        containerImage: null,
        memoryLimitMib: null,
        storageLimitMib: null,
        cpuTenths: null,
        containerExposePort: null,
        enableTrafficCapture: false,
        ...release,
        closeAt: null,
        unlockCount: null,
        lockedView: requirements?.['anonymize'] ? 'Card' : 'Hidden',
        submissionLimit: limit,
        ...attempts,
        warmInstances: 0,
        sourceKey: null,
        attachment: file ? { type: 'Local', remoteUrl: null, sha256: file.sha256, name: file.name } : null,
        createdAt,
      },
      place,
    )
  }
  readRequirements(source)
}

function releaseOf(
  { scheduled_at: scheduled }: CtfdRow<'challenges'>,
  { now }: CtfdExport,
): Pick<RowOf<'challenges.jsonl'>, 'releaseAt' | 'isReleased'> {
  if (scheduled === null || scheduled / 1000 <= now.getTime()) return { releaseAt: null, isReleased: true }
  return { releaseAt: isoOf(scheduled), isReleased: false }
}

type Play = { isUsable: boolean; solves: number }

/**
 * Whether players see the challenge. Solves of a hidden challenge count in CTFd, but not here, so a challenge with
 * solves is enabled.
 */
function isEnabled(
  { game }: CtfdExport,
  challenge: CtfdRow<'challenges'>,
  { isUsable, solves }: Play,
): boolean {
  const { name, state, logic } = challenge
  const isSimple = logic === '' || logic === 'any'
  if (!isSimple) game.lose(`challenges.logic: ${logic}: ${name}`)
  if (state === 'locked') game.lose(`challenges.state: locked: ${name}`)
  const isVisible = state !== 'hidden' && state !== 'locked'
  const wished = isVisible && isSimple && isUsable
  if (!wished && solves > 0)
    game.change(`challenges.state: ${name}: ${isVisible ? 'visible' : state}`, 'enabled')
  else if (!wished && isVisible) game.change(`challenges.state: ${name}: visible`, 'disabled')
  return wished || solves > 0
}

/** The category of that name, or of another usual name for it. */
function categoryOf({ game }: CtfdExport, { category, name }: CtfdRow<'challenges'>): Category {
  const known = findCategory(category)
  if (!known) game.change(`challenges.category: ${name}: ${category}`, 'Misc')
  return known ?? 'Misc'
}
