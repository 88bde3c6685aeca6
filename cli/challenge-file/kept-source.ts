import { createHash } from 'node:crypto'
import { challengeLimits } from '../../rules/field-limits.ts'

/** The text of a challenge file, and its format. */
export type KeptSource = { format: string; document: string }

export const isKeptSource = ({ document }: KeptSource) =>
  Buffer.byteLength(document) <= challengeLimits.sourceDocument

/** The hash by which the platform names a text. */
export const sha256Of = (document: string) => createHash('sha256').update(document).digest('hex')
