import { Readable } from 'node:stream'
import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import type { NamedFile } from '../../storage/named-files.ts'
import { streamTar, type TarFile } from '../../storage/stream-tar.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { timeInName } from '../asset/file-name.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import {
  captureFolder,
  capturePath,
  challengeFolder,
  isCaptureName,
  isTruncatedName,
  tcpName,
  type CaptureFolder,
} from './capture-path.ts'
import type { CaptureForm } from './capture.input.ts'
import { tcpCapture } from './tcp-capture.ts'

export type CaptureKey = CaptureFolder & { fileName: string }
export type CaptureFile = { fileName: string; sizeBytes: number; updatedAt: Date }

const byCategory = [{ category: 'asc' }, { title: 'asc' }, { id: 'asc' }] as const
const isId = /^[1-9]\d{0,9}$/

/** The challenges of a game that record traffic, with the number of teams that have captures. */
export async function listChallengeTraffic(ctx: Context, gameId: number) {
  requireMonitor(ctx)
  const challenges = await ctx.db.challenge.findMany({
    where: { gameId, game: isNotDeleted, enableTrafficCapture: true },
    orderBy: [...byCategory],
    select: { id: true, title: true, category: true, type: true, isEnabled: true },
  })
  const counts: number[] = []
  for (const { id } of challenges) {
    counts.push((await ctx.storage.named.listFolders(challengeFolder(id))).length)
  }
  return challenges.map((challenge, index) => ({ ...challenge, teamCount: counts[index] ?? 0 }))
}

export type ChallengeTraffic = Awaited<ReturnType<typeof listChallengeTraffic>>[number]

/** The teams that have captures, in order of registration. @throws NotFoundError without any capture */
export async function listTeamTraffic(ctx: Context, challengeId: number) {
  requireMonitor(ctx)
  const totals = new Map<number, { fileCount: number; sizeBytes: number; updatedAt: Date }>()
  for await (const { key, sizeBytes, modifiedAt } of ctx.storage.named.list(challengeFolder(challengeId))) {
    const name = key.split('/').at(-2) ?? ''
    if (!isId.test(name)) continue
    const before = totals.get(Number(name)) ?? { fileCount: 0, sizeBytes: 0, updatedAt: modifiedAt }
    totals.set(Number(name), {
      fileCount: before.fileCount + 1,
      sizeBytes: before.sizeBytes + sizeBytes,
      updatedAt: before.updatedAt > modifiedAt ? before.updatedAt : modifiedAt,
    })
  }
  if (totals.size === 0) throw new NotFoundError('capture.noCaptures')
  const participations = await ctx.db.participation.findMany({
    where: { id: { in: [...totals.keys()].filter((id) => id < 2 ** 31) }, game: isNotDeleted },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      division: { select: { name: true } },
      team: { select: { id: true, name: true, avatarHash: true } },
    },
  })
  return participations.flatMap(({ id, division, team }) => {
    const total = totals.get(id)
    return total ? [{ participationId: id, division: division?.name ?? null, team, ...total }] : []
  })
}

export type TeamTraffic = Awaited<ReturnType<typeof listTeamTraffic>>[number]

/** The captures of a team for a challenge, newest first; an empty list if none was recorded. */
export async function listCaptures(ctx: Context, folder: CaptureFolder): Promise<CaptureFile[]> {
  requireMonitor(ctx)
  return (await readFolder(ctx, folder)).map(({ key, sizeBytes, modifiedAt }) => ({
    fileName: nameOf(key),
    sizeBytes,
    updatedAt: modifiedAt,
  }))
}

/** A capture for a download. The size of the TCP form is not known before its end. */
type OpenedCapture = { name: string; sizeBytes: number | null; content: Readable }

/** Opens a capture for a download. @throws NotFoundError */
export async function openCapture(
  ctx: Context,
  { fileName, ...folder }: CaptureKey,
  { form }: { form: CaptureForm },
): Promise<OpenedCapture> {
  requireMonitor(ctx)
  const { key, sizeBytes } = await findCapture(ctx, { fileName, ...folder })
  return form === 'tcp'
    ? { name: tcpName(fileName), sizeBytes: null, content: openTcp(ctx, key) }
    : { name: fileName, sizeBytes, content: ctx.storage.named.open(key) }
}

function openTcp({ storage }: Context, key: string): Readable {
  const options = { isTruncated: isTruncatedName(nameOf(key)) }
  return Readable.from(tcpCapture(storage.named.open(key), options), { objectMode: false })
}

/** All captures of a team for a challenge as one tar.gz, created while it is read. */
export async function archiveCaptures(
  ctx: Context,
  folder: CaptureFolder,
  { form }: { form: CaptureForm },
): Promise<{ name: string; archive: Readable }> {
  requireMonitor(ctx)
  const files = await readFolder(ctx, folder)
  const name = `Capture-${folder.challengeId}-${folder.participationId}-${timeInName(ctx.clock.now())}`
  const archive = streamTar(ctx.logger, { folder: name, files: filesOf(ctx, files, form), gzipLevel: 6 })
  return { name, archive }
}

/** Deletes a capture. @throws NotFoundError */
export async function deleteCapture(ctx: Context, { fileName, ...folder }: CaptureKey): Promise<void> {
  requireMonitor(ctx)
  await ctx.limits.charge(ctx, 'Monitor')
  const { key, sizeBytes } = await findCapture(ctx, { fileName, ...folder })
  await deleting(ctx, () => ctx.storage.named.remove(key), {
    action: 'capture.deleted',
    subject: { id: `${folder.challengeId}/${folder.participationId}`, name: fileName },
    before: { ...folder, fileName, sizeBytes },
  })
}

/**
 * Deletes all captures of a team for a challenge; does nothing if there are none.
 * @throws ConflictError (storage)
 */
export async function deleteCaptures(ctx: Context, folder: CaptureFolder): Promise<void> {
  requireMonitor(ctx)
  await ctx.limits.charge(ctx, 'Monitor')
  const files = await readFolder(ctx, folder).catch((): NamedFile[] => [])
  await deleting(ctx, () => ctx.storage.named.removeFolder(captureFolder(folder)), {
    action: 'captures.deleted',
    subject: { id: `${folder.challengeId}/${folder.participationId}` },
    before: { ...folder, files: files.map(({ key }) => nameOf(key)) },
  })
}

async function readFolder(ctx: Context, folder: CaptureFolder): Promise<NamedFile[]> {
  const files: NamedFile[] = []
  for await (const file of ctx.storage.named.list(captureFolder(folder))) files.push(file)
  return files.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime() || (a.key < b.key ? -1 : 1))
}

/** A failure of the storage is answered as not found, as the contract requires, and logged for the operator. */
async function findCapture(ctx: Context, { fileName, ...folder }: CaptureKey): Promise<NamedFile> {
  const file = isCaptureName(fileName)
    ? await ctx.storage.named.info(capturePath(folder, fileName)).catch((error: unknown) => {
        ctx.logger.error({ err: error, ...folder, fileName }, 'could not look up a capture')
        return null
      })
    : null
  if (!file) throw new NotFoundError('capture.notFound')
  return file
}

/** Skips files that are deleted while the archive is created. */
async function* filesOf(ctx: Context, files: NamedFile[], form: CaptureForm): AsyncGenerator<TarFile> {
  for (const { key } of files) {
    const file = await ctx.storage.named.info(key)
    if (!file) continue
    if (form === 'udp') yield { ...file, name: nameOf(key), open: () => ctx.storage.named.open(key) }
    else {
      // The size comes before the bytes in a tar archive, so the capture is read twice.
      const sizeBytes = await sizeOf(openTcp(ctx, key))
      yield { ...file, sizeBytes, name: tcpName(nameOf(key)), open: () => openTcp(ctx, key) }
    }
  }
}

async function sizeOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let sizeBytes = 0
  for await (const chunk of content) sizeBytes += chunk.length
  return sizeBytes
}

/**
 * Deletes files, then records the action in the audit trail. Files are not transactional, so they are deleted before
 * the commit.
 */
async function deleting(ctx: Context, remove: () => Promise<void>, act: AuditRecord): Promise<void> {
  await remove().catch((error: unknown) => {
    ctx.logger.error({ err: error }, 'could not delete captures')
    throw new ConflictError('capture.deleteFailed', { cause: error })
  })
  const { challengeId } = act.before as CaptureFolder
  const challenge = await ctx.db.challenge.findUnique({
    where: { id: challengeId },
    select: { gameId: true },
  })
  await ctx.db.$transaction((tx) => recordAudit(tx, ctx, { ...act, gameId: challenge?.gameId ?? null }))
}

function nameOf(key: string): string {
  return key.split('/').at(-1) ?? key
}
