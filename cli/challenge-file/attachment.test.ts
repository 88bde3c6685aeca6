import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../tests/kit/temporary-folder.ts'
import { findAttachment } from './attachment.ts'
import { packFiles } from './pack-files.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const bytes = (text: string) => new TextEncoder().encode(text)

describe('findAttachment', () => {
  let above: string
  let root: string
  let warnings: string[]

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const find = (files: string[], importRoot = root) =>
    findAttachment(
      { title: 'Deep Sea!', files },
      { folder: join(root, 'web', 'Deep Sea'), root: importRoot },
      (text) => warnings.push(text),
    )

  beforeEach(() => {
    above = makeTemporaryFolder()
    root = join(above, 'event')
    warnings = []
    write('web/Deep Sea/a.txt', 'A')
    write('web/Deep Sea/src/b.py', 'B')
  })

  it('finds paths relative to the folder of the challenge and to the root of the import', async () => {
    for (const file of ['a.txt', './a.txt', 'web/Deep Sea/a.txt']) {
      expect(await find([file])).toMatchObject({ type: 'Local', name: 'a.txt', hash: sha256('A') })
    }
    expect(warnings).toEqual([])
  })

  it('finds a path relative to the event when a single folder is imported', async () => {
    const own = join(root, 'web', 'Deep Sea')
    expect(await find(['web/Deep Sea/a.txt'], own)).toMatchObject({ hash: sha256('A') })
  })

  it('packs several files and names missing ones', async () => {
    const attachment = await find(['a.txt', 'web/Deep Sea/src/b.py', 'gone.zip'])
    expect(attachment).toMatchObject({ type: 'Local', name: 'Deep-Sea.zip' })
    expect(warnings).toEqual(['files: gone.zip is not in the imported folder'])
    if (attachment?.type !== 'Local') throw new Error('expected a file')
    const archive = new Uint8Array(await (await attachment.open()).arrayBuffer())
    expect(sha256(archive)).toBe(attachment.hash)
    expect(Object.keys(unzipSync(archive))).toEqual(['a.txt', 'b.py'])
  })

  it('keeps the paths of files with the same name', async () => {
    write('web/Deep Sea/src/a.txt', 'other')
    const attachment = await find(['a.txt', 'src/a.txt'])
    if (attachment?.type !== 'Local') throw new Error('expected a file')
    const archive = new Uint8Array(await (await attachment.open()).arrayBuffer())
    expect(Object.keys(unzipSync(archive))).toEqual(['a.txt', 'src/a.txt'])
  })

  it('never uses a file outside the imported folder', async () => {
    writeFileSync(join(above, 'secret'), 'S')
    symlinkSync(join(above, 'secret'), join(root, 'web', 'Deep Sea', 'link'))
    const outside = ['../../../secret', join(above, 'secret'), 'link', 'secret', '/etc/passwd', 'etc/passwd']
    for (const file of outside) expect(await find([file])).toBeUndefined()
    expect(warnings).toHaveLength(outside.length)
  })

  it('turns a single link into a remote attachment', async () => {
    expect(await find(['https://files.example.org/a'])).toEqual({
      type: 'Remote',
      url: 'https://files.example.org/a',
    })
    expect(await find(['a.txt', 'https://files.example.org/a'])).toMatchObject({ hash: sha256('A') })
    expect(warnings).toHaveLength(1)
  })
})

describe('packFiles', () => {
  const files = [
    { name: 'b', bytes: bytes('two') },
    { name: 'a', bytes: bytes('one') },
  ]

  it('writes the same bytes in any order, at any time, in any time zone', () => {
    const zone = process.env['TZ']
    const hashes = ['UTC', 'Asia/Tokyo', 'America/New_York'].map((name) => {
      process.env['TZ'] = name
      return sha256(packFiles(files.toReversed()))
    })
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    expect(new Set([...hashes, sha256(packFiles(files))]).size).toBe(1)
    // Known bytes: another version of the packer must not change what has been uploaded.
    expect(hashes[0]).toBe('47f8c0af4a750f087b70fba337e9806cfe2710adaa9076e794e5d9d8091355cf')
  })

  it('keeps programs executable, and says that names are in UTF-8 as Info-ZIP expects it', () => {
    const [run, text] = entriesOf(
      packFiles([
        { name: '海.txt', bytes: bytes('x') },
        { name: 'rün.sh', bytes: bytes('y'), isProgram: true },
      ]),
    )
    expect(run).toEqual({ name: 'rün.sh', system: 3, mode: 0o100755, isUtf8: true })
    expect(text).toEqual({ name: '海.txt', system: 3, mode: 0o100644, isUtf8: true })
  })
})

/** The entries of the central directory. */
function entriesOf(archive: Uint8Array) {
  const view = Buffer.from(archive)
  const found = []
  for (let at = view.indexOf('PK\u0001\u0002'); at >= 0; at = view.indexOf('PK\u0001\u0002', at + 46)) {
    const name = view.subarray(at + 46, at + 46 + view.readUInt16LE(at + 28)).toString()
    const mode = view.readUInt32LE(at + 38) >>> 16
    found.push({ name, system: view[at + 5], mode, isUtf8: (view.readUInt16LE(at + 8) & 0x800) !== 0 })
  }
  return found
}
