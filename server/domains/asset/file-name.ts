import { cutText } from '../../../rules/cut-text.ts'
import { challengeLimits } from '../../../rules/field-limits.ts'

/** A name that fits one path segment and a database column; folders and control characters are dropped. */
export function safeFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = cutFileName(
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toWellFormed(),
  )
  return clean === '' || clean === '.' || clean === '..' ? 'file' : clean
}

/** The name with at most 255 UTF-16 units, cut before its extension, such as `.zip` or `.tar.gz`. */
function cutFileName(name: string): string {
  const length = challengeLimits.fileName
  if (name.length <= length) return name
  const [extension = ''] = /(?:\.tar)?\.[^.\s]{1,16}$/i.exec(name) ?? []
  return cutText(name, length - extension.length) + extension
}

/** Whether the text is a SHA-256 hash in the only accepted form: 64 lowercase hexadecimal characters. */
export function isFileHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** The time as `yyyyMMdd-HH.mm.ssZ` in UTC, without colons, which some file systems refuse. */
export function timeInName(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T')
  return `${date.replaceAll('-', '')}-${clock.slice(0, 8).replaceAll(':', '.')}Z`
}

/** Titles are free text, so characters with a meaning in paths are replaced. */
export function titleInName(title: string): string {
  return title.replace(/[/\\\p{Cc}]/gu, '-')
}
