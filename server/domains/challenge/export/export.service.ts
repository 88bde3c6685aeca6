import { dirname } from 'node:path/posix'
import { Readable } from 'node:stream'
import { stringify } from 'yaml'
import { challengeDocument, yamlLayout } from '../../../../rules/challenge-file/challenge-document.ts'
import { attachmentPath, challengePath } from '../../../../rules/challenge-file/challenge-paths.ts'
import { utcStamp } from '../../../../rules/utc-time.ts'
import type { Context } from '../../../context.ts'
import { streamZip, type ZipFile } from '../../../storage/stream-zip.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { titleInName } from '../../asset/file-name.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { aboutChallenge } from '../author/challenge-audit.ts'
import { challengeExportInput } from './export.input.ts'
import { loadExported, valuesOf, type ExportedChallenge } from './load-exported.ts'

/**
 * Challenges of a game as a ZIP file that is created while it is read: a folder for each, as `halyard pull` writes it.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError: the game, or one of the challenges
 */
export async function exportChallenges(
  ctx: Context,
  gameId: number,
  raw: unknown,
): Promise<{ fileName: string; content: Readable }> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { challengeIds } = parseInput(challengeExportInput, raw)
  const { title, challenges } = await loadExported(ctx, gameId, [...new Set(challengeIds)])
  await ctx.db.$transaction((tx) =>
    recordAudit(
      tx,
      ctx,
      challenges.map((challenge) => ({ action: 'challenge.exported', ...aboutChallenge(challenge) })),
    ),
  )
  const [only, ...others] = challenges
  const name = only && others.length === 0 ? only.title : `${title}-challenges`
  return {
    fileName: `${titleInName(name)}-${utcStamp(ctx.clock.now())}.zip`,
    content: streamZip(ctx.logger, entriesOf(ctx, challenges)),
  }
}

/** The path of a download of challenges, for authors. @throws InvalidInputError */
export function challengeExportUrl(ctx: Context, gameId: number, raw: unknown): string {
  requireAuthor(ctx)
  const { challengeIds } = parseInput(challengeExportInput, raw)
  return `/api/edit/games/${gameId}/challenges/export?challengeIds=${challengeIds.join(',')}`
}

async function* entriesOf(ctx: Context, challenges: ExportedChallenge[]): AsyncGenerator<ZipFile> {
  const modifiedAt = ctx.clock.now()
  const taken = new Set<string>()
  for (const challenge of challenges) {
    const path = challengePath(challenge, taken)
    taken.add(path)
    const { document, warnings } = challengeDocument(valuesOf(challenge), {
      files: filesOf(challenge),
      sourceKey: challenge.sourceKey ?? undefined,
    })
    const text = [...warnings.map((warning) => `# ${warning}\n`), stringify(document, yamlLayout)].join('')
    yield { name: path, modifiedAt, open: () => Readable.from([text]) }
    const { file, name } = challenge.attachment ?? {}
    if (!file || !name) continue
    if ((await ctx.storage.info(file.hash)) === null) {
      ctx.logger.error({ hash: file.hash, name }, 'the file of a challenge is missing in the storage')
      continue
    }
    yield {
      name: `${dirname(path)}/${attachmentPath(name)}`,
      modifiedAt,
      isStored: true,
      open: () => ctx.storage.open(file.hash),
    }
  }
}

/** The path or the address of the attachment in a challenge's file. */
function filesOf({ attachment }: ExportedChallenge): string[] {
  const { type, remoteUrl, file, name } = attachment ?? {}
  if (type === 'Remote' && remoteUrl) return [remoteUrl]
  return file && name ? [attachmentPath(name)] : []
}
