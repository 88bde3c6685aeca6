const maxLength = 255

/** A name that fits one path segment and a database column; folders and control characters are dropped. */
export function safeFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, maxLength)
  return clean === '' || clean === '.' || clean === '..' ? 'file' : clean.toWellFormed()
}

/** The SHA-256 that files go by, in the one way it is written. */
export function isFileHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** `yyyyMMdd-HH.mm.ss` and a Z, in UTC: no colon, which some file systems refuse. */
export function timeInName(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T')
  return `${date.replaceAll('-', '')}-${clock.slice(0, 8).replaceAll(':', '.')}Z`
}
