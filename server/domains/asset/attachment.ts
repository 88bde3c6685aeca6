import type { Attachment, File } from '../../../prisma/generated/client/client.ts'
import type { AttachmentType } from '../../../prisma/generated/client/enums.ts'
import type { Transaction } from '../../database/database.ts'
import { enumOf, text } from '../../use-case/input.ts'
import { fileUrl } from './asset-url.ts'
import { safeFileName } from './file-name.ts'

export type AttachmentWithFile = Attachment & { file: File | null }

const attachmentTypeNumbers = { None: 0, Local: 1, Remote: 2 } as const

/** Members that describe an attachment: none, an uploaded file by its hash, or a link to another server. */
export const attachmentMembers = {
  attachmentType: enumOf<AttachmentType>(attachmentTypeNumbers).default('None'),
  fileHash: text().nullish(),
  fileName: text()
    .nullish()
    .describe('The file name of the download. Default: the name of the latest upload.'),
  remoteUrl: text()
    // Browsers would run such an address as a script.
    .refine((url) => !/^\s*(javascript|vbscript|data):/i.test(url), { params: { key: 'asset.badAddress' } })
    .nullish(),
}

export type AttachmentInput = {
  attachmentType: AttachmentType
  fileHash?: string | null | undefined
  fileName?: string | null | undefined
  remoteUrl?: string | null | undefined
}

/** Creates attachments in the order of the inputs; null for inputs without one. An unknown hash gets no file. */
export async function createAttachments(
  tx: Transaction,
  inputs: readonly AttachmentInput[],
): Promise<(number | null)[]> {
  const hashes = inputs.flatMap(({ attachmentType, fileHash }) =>
    attachmentType === 'Local' && fileHash ? [fileHash.toLowerCase()] : [],
  )
  // Locks the files, so that they are not deleted before the attachments refer to them.
  const files = await tx.$queryRaw<{ id: number; hash: string; name: string }[]>`
    SELECT id, hash, name FROM file WHERE hash = ANY(${hashes}) AND removing_at IS NULL FOR KEY SHARE`
  const fileOf = new Map(files.map((file) => [file.hash, file]))
  const wanted = inputs.filter(({ attachmentType }) => attachmentType !== 'None')
  const made = await tx.attachment.createManyAndReturn({
    data: wanted.map(({ attachmentType: type, fileHash, fileName, remoteUrl }) => {
      if (type !== 'Local') return { type, remoteUrl: remoteUrl ?? '' }
      const file = fileOf.get(fileHash?.toLowerCase() ?? '')
      return file ? { type, fileId: file.id, name: fileName ? safeFileName(fileName) : file.name } : { type }
    }),
    select: { id: true },
  })
  const ids = made.map(({ id }) => id).values()
  return inputs.map(({ attachmentType }) => (attachmentType === 'None' ? null : (ids.next().value ?? null)))
}

/** Deletes attachments. Returns the hashes of their files, which the caller releases after commit. */
export async function deleteAttachments(tx: Transaction, ids: readonly (number | null)[]): Promise<string[]> {
  const where = { id: { in: ids.filter((id) => id !== null) } }
  const attachments = await tx.attachment.findMany({ where, select: { file: { select: { hash: true } } } })
  await tx.attachment.deleteMany({ where })
  return attachments.flatMap(({ file }) => file?.hash ?? [])
}

/** Fields of an attachment that the audit trail records; null where there is none. */
export async function auditedAttachment(tx: Transaction, id: number | null) {
  const attachment =
    id === null ? null : await tx.attachment.findUnique({ where: { id }, include: { file: true } })
  if (!attachment) return null
  const { type, file, name, remoteUrl } = attachment
  return type === 'Local' ? { type, fileName: name ?? undefined, fileHash: file?.hash } : { type, remoteUrl }
}

/** The URL of the bytes, under the attachment's own name or another one. */
function attachmentUrl(attachment: AttachmentWithFile, name = attachment.name): string | null {
  const { type, remoteUrl, file } = attachment
  if (type === 'None') return null
  if (type === 'Remote') return remoteUrl
  return file && name && fileUrl(file.hash, name)
}

/** Fields of an attachment that everybody who receives it may see. */
export type AttachmentView = {
  type: AttachmentType
  url: string | null
  fileSize: number | null
  name: string | null
  hash: string | null
}

/** With `name` instead of the attachment's own. */
export function viewAttachment(attachment: AttachmentWithFile | null, name?: string): AttachmentView | null {
  if (!attachment) return null
  const { type, file } = attachment
  return {
    type,
    url: attachmentUrl(attachment, name),
    fileSize: file && Number(file.sizeBytes),
    name: file && (name ?? attachment.name),
    hash: file && file.hash,
  }
}

/** The contract's Attachment. */
export function toAttachment(attachment: AttachmentWithFile | null) {
  if (!attachment) return null
  const { id, type, file } = attachment
  return { id, type, url: attachmentUrl(attachment), fileSize: file && Number(file.sizeBytes) }
}
