const maxLength = 255

/** A name that fits one path segment and a database column; folders and control characters are dropped. */
export function safeFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  // eslint-disable-next-line no-control-regex
  const clean = last
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(0, maxLength)
  return clean === '' || clean === '.' || clean === '..' ? 'file' : clean.toWellFormed()
}
