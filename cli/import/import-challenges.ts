import type { HalyardClient } from '../client/client.ts'
import type { ImageBuild } from '../challenge-file/build.ts'
import type { FoundFiles } from '../challenge-file/find-files.ts'
import type { ReadOptions } from '../challenge-file/source.ts'
import { applyContent, applyState, removeChallenge, validatePlan } from './apply-plan.ts'
import { loadGameChallenges, type GameChallenge } from './game-challenges.ts'
import { holdingImport, type RequireHeld } from './hold-import.ts'
import { importPages } from './import-pages.ts'
import { removedChallenges } from './plan/match.ts'
import { planImport, reasonOf, type PlannedItem } from './plan/plan-import.ts'
import { summarize, type ImportReport } from './report.ts'

type Options = {
  api: HalyardClient
  gameId: number
  found: FoundFiles
  reading?: ReadOptions
  dryRun: boolean
  /** Builds and pushes an image before the challenge is written. Without it, images are only named. */
  build?: (image: ImageBuild) => Promise<void>
  /** Whether challenges are deleted whose files were removed. */
  prunes?: boolean
  /** The values of challenges that stay as they are on the platform, by their names in reports. */
  ignored?: string[]
}

/**
 * Imports every found file into the game. A file that fails does not stop the others.
 * @throws HalyardError if another program imports into the game
 */
export async function importChallenges(options: Options): Promise<ImportReport> {
  const game = await loadGameChallenges(options.api, options.gameId)
  if (options.dryRun) return importInto(game, options)
  return holdingImport(options.api, game.id, async (requireHeld) =>
    // Another import may have written challenges before this one began.
    importInto(await loadGameChallenges(options.api, options.gameId), options, requireHeld),
  )
}

async function importInto(
  game: Awaited<ReturnType<typeof loadGameChallenges>>,
  { api, gameId, found, reading = {}, dryRun, build, prunes = false, ignored }: Options,
  requireHeld: RequireHeld = () => undefined,
): Promise<ImportReport> {
  const { files, items, matches, pages } = await planImport(found, game.challenges, reading, ignored)
  const gone = removedChallenges(found, game.challenges, matches)
  if (dryRun) await validate(api, game.id, items)
  else await write(api, game, items, { build, requireHeld })
  const removed = gone.map(({ title, sourceKey }) => ({ title, file: sourceKey ?? '', isDeleted: false }))
  if (prunes && !dryRun) {
    for (const [index, { id }] of gone.entries()) {
      requireHeld()
      await removeChallenge(api, game.id, id)
      const row = removed[index]
      if (row) row.isDeleted = true
    }
  }
  files.push(...(await importPages(pages, { api, gameId, dryRun, requireHeld })))
  files.sort((a, b) => (a.file < b.file ? -1 : 1))
  return {
    url: api.url,
    game: { id: gameId, title: game.title },
    dryRun,
    files,
    removed,
    summary: summarize(files, removed.length),
  }
}

async function attempt(item: PlannedItem, act: () => Promise<void>): Promise<void> {
  if (item.report.status === 'failed') return
  try {
    await act()
  } catch (error) {
    item.report.status = 'failed'
    item.report.reason = reasonOf(error)
  }
}

const isWritten = ({ report, plan }: PlannedItem) =>
  report.status !== 'unchanged' || Object.keys(plan.update).length > 0

/** The platform refuses the same files as in a real run. */
async function validate(api: HalyardClient, gameId: string, items: PlannedItem[]): Promise<void> {
  for (const item of items.filter(isWritten)) await attempt(item, () => validatePlan(api, gameId, item.plan))
}

/** Writes all contents before the first requirement and state, because challenges require each other. */
async function write(
  api: HalyardClient,
  game: { id: string; challenges: GameChallenge[] },
  items: PlannedItem[],
  { build, requireHeld }: { build: Options['build']; requireHeld: RequireHeld },
): Promise<void> {
  const changed = items.filter(isWritten)
  for (const item of changed) {
    await attempt(item, async () => {
      requireHeld()
      const image = item.plan.update.containerImage
      if (item.read.build && image === item.read.build.image) await build?.(item.read.build)
      item.id = await applyContent(api, game.id, item.plan)
    })
  }
  for (const item of changed) {
    const { id, plan } = item
    if (id === undefined) continue
    await attempt(item, async () => {
      requireHeld()
      const ids = plan.requirements?.flatMap((required) => required.id ?? required.item?.id ?? [])
      if (ids && ids.length < (plan.requirements?.length ?? 0)) {
        throw new Error('requirements: a required challenge could not be created, so this one stays as it is')
      }
      await applyState(api, { gameId: game.id, challengeId: id }, plan, ids)
    })
  }
}
