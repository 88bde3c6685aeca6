import type { FileSource } from '../definition.ts'
import { archiveFiles, pathOf } from '../konata/attachments.ts'
import type { FolderView, Warn } from '../source.ts'
import { isMap, listOf, mapOf, textOf, type YamlMap, type YamlValue } from '../yaml.ts'

const named = (path: string, name: string): FileSource[] =>
  path === '' ? [] : [name === '' ? path : { path, name }]

/** An archive that rcds makes of files and folders, with their paths in it. */
function zipOf(spec: YamlMap, beside: FolderView, warn: Warn): FileSource[] {
  const name = textOf(spec['as'])
  const files = archiveFiles(spec, beside, warn).map((file) =>
    typeof file === 'string' ? { path: file, name: pathOf(file) } : file,
  )
  return files.length === 0 ? [] : [{ name: name || 'files.zip', files }]
}

/** The files of `provide`: paths, files with another name, links, and archives. */
export function providedFiles(value: YamlValue | undefined, beside: FolderView, warn: Warn): FileSource[] {
  return listOf(value).flatMap((item): FileSource[] => {
    if (!isMap(item)) return named(textOf(item), '')
    const kind = textOf(item['kind'])
    const spec = mapOf(item['spec'])
    if (kind === 'zip') return zipOf(spec, beside, warn)
    if (kind === '' || kind === 'file') {
      const own = kind === '' ? item : spec
      return [...named(textOf(own['file']), textOf(own['as'])), ...named(textOf(own['url']), '')]
    }
    warn(`provide: the kind "${kind}" is not supported, and its file is left out`)
    return []
  })
}
