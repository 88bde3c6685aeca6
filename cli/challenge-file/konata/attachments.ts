import { matchesGlob } from 'node:path/posix'
import type { ChallengeDefinition, FileSource } from '../definition.ts'
import type { FolderView, Warn } from '../source.ts'
import { isEmptyList, isMap, isNothing, listOf, mapOf, textOf, textsOf, type YamlValue } from '../yaml.ts'

const clean = (path: string) => path.replace(/^\.\//, '').replace(/\/+$/, '')

/** Whether a path, its name or a folder above it matches one of the globs. */
function isExcluded(path: string, globs: string[]): boolean {
  const parts = path.split('/')
  const ways = parts.flatMap((part, index) => [
    part,
    parts.slice(0, index + 1).join('/'),
    parts.slice(index).join('/'),
  ])
  return ways.some((way) => globs.some((glob) => matchesGlob(way, clean(glob))))
}

/** Files and folders of a list, without the excluded ones, which may be files with the real flag. */
function filesOf(paths: string[], globs: string[], strip: number, beside: FolderView): FileSource[] {
  return paths.flatMap((written): FileSource[] => {
    const path = clean(written)
    if (/^https?:/i.test(path)) return [path]
    const inside = beside.text(path) === undefined ? beside.list(path) : []
    const files = inside.length > 0 ? inside.map((name) => (path === '.' ? name : `${path}/${name}`)) : [path]
    return files
      .filter((file) => !isExcluded(file, globs))
      .map((file) =>
        inside.length > 0 ? { path: file, name: file.split('/').slice(strip).join('/') || file } : file,
      )
  })
}

export function readAttachments(
  value: YamlValue | undefined,
  beside: FolderView,
  warn: Warn,
): Pick<ChallengeDefinition, 'files' | 'clearsFiles'> {
  if (!isMap(value)) return { files: filesOf(textsOf(value), [], 0, beside), clearsFiles: isEmptyList(value) }
  const map = mapOf(value)
  if (textOf(map['password'])) {
    warn('attachments.password: archives with a password are not supported; the challenge has no files')
    return { files: [] }
  }
  const strip = Number(textOf(map['stripComponents'] ?? map['strip_components']) || 0) || 0
  const files = filesOf(textsOf(map['files']), textsOf(map['exclude']), strip, beside)
  const additional = listOf(map['additional'])
    .filter(isMap)
    .flatMap((item): FileSource[] => {
      const name = clean(textOf(item['path']))
      const base64 = item['base64'] ?? item['base64Content'] ?? item['base64_content']
      const text = item['str'] ?? item['strContent'] ?? item['str_content']
      const isGiven = typeof base64 === 'string' || typeof text === 'string'
      if (!name || !isGiven) {
        warn(`attachments.additional: ${name || 'a file without a path'} has no content and is left out`)
        return []
      }
      const bytes = typeof base64 === 'string' ? Buffer.from(base64, 'base64') : Buffer.from(String(text))
      return [{ name, bytes }]
    })
  const ready = textOf(map['preCompressed'] ?? map['pre_compressed'])
  // An additional file replaces the file with the same name, as a dummy flag does.
  const replaced = new Set(additional.map((file) => (typeof file === 'string' ? file : file.name)))
  const kept = files.filter((file) => !replaced.has(typeof file === 'string' ? file : file.name))
  const isCleared = !isNothing(value) && isEmptyList(map['files']) && additional.length === 0
  return {
    files: [...(ready && !/^(true|false)$/i.test(ready) ? [ready] : []), ...kept, ...additional],
    clearsFiles: isCleared,
  }
}
