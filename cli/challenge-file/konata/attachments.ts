import { matchesGlob } from 'node:path/posix'
import type { ChallengeDefinition, FileSource } from '../definition.ts'
import { filesAt } from '../folder-files.ts'
import { settle } from '../losses.ts'
import type { FolderView, Warn } from '../source.ts'
import {
  isEmptyList,
  isMap,
  isNothing,
  isText,
  listOf,
  textOf,
  textsOf,
  type YamlMap,
  type YamlValue,
} from '../yaml.ts'

export const pathOf = (file: FileSource) =>
  typeof file === 'string' ? file : 'path' in file ? file.path : file.name
const nameOf = (file: FileSource) => (typeof file === 'string' ? file : file.name)

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
function filesOf(
  paths: string[],
  { globs, strip }: { globs: string[]; strip: number },
  beside: FolderView,
  warn: Warn,
): FileSource[] {
  return paths.flatMap((written): FileSource[] => {
    const path = clean(written)
    return filesAt(path, beside, warn)
      .filter((file) => !isExcluded(pathOf(file), globs))
      .map((file) => {
        if (typeof file === 'string') return file
        const name = pathOf(file).split('/').slice(strip).join('/')
        return { path: pathOf(file), name: name || pathOf(file) }
      })
  })
}

/** The files of an archive that is made of files and folders, with some left out and others added. */
export function archiveFiles(map: YamlMap, beside: FolderView, warn: Warn): FileSource[] {
  const strip = Number(textOf(map['stripComponents'] ?? map['strip_components']) || 0) || 0
  const files = filesOf(textsOf(map['files']), { globs: textsOf(map['exclude']), strip }, beside, warn)
  const additional = listOf(map['additional'])
    .filter(isMap)
    .flatMap((item) => {
      const name = clean(textOf(item['path']))
      const base64 = item['base64'] ?? item['base64Content'] ?? item['base64_content']
      const text = item['str'] ?? item['strContent'] ?? item['str_content']
      const content = base64 ?? text
      if (!name || !isText(content)) {
        warn(`attachments.additional: ${name || 'a file without a path'} has no content and is left out`)
        return []
      }
      textOf(content)
      return [{ name, bytes: Buffer.from(content.text, base64 ? 'base64' : 'utf8') }]
    })
  // An additional file replaces the file with the same name, as a dummy flag does.
  const replaced = new Set(additional.map(({ name }) => name))
  return [...files.filter((file) => !replaced.has(nameOf(file))), ...additional]
}

export function readAttachments(
  value: YamlValue | undefined,
  beside: FolderView,
  warn: Warn,
): Pick<ChallengeDefinition, 'files' | 'clearsFiles'> {
  if (!isMap(value)) {
    const files = filesOf(textsOf(value), { globs: [], strip: 0 }, beside, warn)
    return { files, clearsFiles: isEmptyList(value) }
  }
  if (textOf(value['password'])) {
    warn('attachments.password: archives with a password are not supported; the challenge has no files')
    settle(value)
    return { files: [] }
  }
  const files = archiveFiles(value, beside, warn)
  const ready = textOf(value['preCompressed'] ?? value['pre_compressed'])
  const isCleared = !isNothing(value) && isEmptyList(value['files']) && isNothing(value['additional'])
  return {
    files: [...(ready && !/^(true|false)$/i.test(ready) ? [ready] : []), ...files],
    clearsFiles: isCleared,
  }
}
