import { basename } from 'node:path'
import { archiveName } from '../../challenge-file/attachment.ts'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import { unpackZip } from '../../challenge-file/unpack.ts'

/** The folder whose files players get, in formats that do not name the files. */
const folders: Partial<Record<ReadChallenge['dialect'], string>> = {
  BSidesSF: 'distfiles',
  Google: 'attachments',
}

/** The files of an archive that an import made of several files; undefined for any other attachment. */
function unpack({ title }: ReadChallenge, name: string, bytes: Uint8Array) {
  const own = archiveName(title)
  return name === own || name === archiveName(title, [own]) ? unpackZip(bytes) : undefined
}

/** The places of the files in an attachment, relative to the challenge file that gave it, with their bytes. */
export function attachmentPlaces(
  read: ReadChallenge,
  name: string,
  bytes: Uint8Array,
): { path: string; bytes: Uint8Array }[] {
  const named = read.files.flatMap((file) =>
    typeof file === 'string' ? [file] : 'path' in file ? [file.path] : [],
  )
  const [only, ...others] = named
  // In gzcli one name can be that of a file, or of a folder whose files players get.
  const isFolder = ['gzcli', 'rsctf'].includes(read.dialect) && only !== undefined && basename(only) !== name
  if (only !== undefined && others.length === 0 && !isFolder) return [{ path: only, bytes }]
  const folder = isFolder ? only : named.length === 0 ? folders[read.dialect] : undefined
  return (unpack(read, name, bytes) ?? [[name, bytes]]).flatMap(([entry, content]) => {
    const own = named.find((path) => path === entry || basename(path) === entry)
    const path = own ?? (folder !== undefined ? `${folder}/${entry}` : undefined)
    return path === undefined ? [] : [{ path, bytes: content }]
  })
}
