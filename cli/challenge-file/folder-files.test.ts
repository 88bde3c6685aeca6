import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../tests/kit/temporary-folder.ts'
import { findAttachment } from './attachment.ts'
import { imageBuildOf } from './build.ts'
import { folderFiles } from './folder-files.ts'
import { folderView } from './folder-view.ts'

function makeFolder(files: Record<string, string>, links: Record<string, string>) {
  const above = makeTemporaryFolder()
  const root = join(above, 'event')
  const place = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    return join(root, path)
  }
  for (const [path, text] of Object.entries({ '../secret': 's', ...files })) writeFileSync(place(path), text)
  for (const [path, target] of Object.entries(links)) symlinkSync(target, place(path))
  return root
}

function listed(root: string, folder: string) {
  const warnings: string[] = []
  const view = folderView(join(root, 'one'), root)
  return { names: folderFiles(folder, view, (text) => warnings.push(text)).map(({ name }) => name), warnings }
}

it('follows links inside the imported folder, also linked folders, and names all others', () => {
  const root = makeFolder(
    { 'one/src/a.txt': 'a', 'one/src/deep/b.txt': 'b', 'one/dist/own.txt': 'o', 'two/c.txt': 'c' },
    {
      'one/dist/a': '../src/a.txt',
      'one/dist/deep': '../src/deep',
      'one/dist/other': '../../two/c.txt',
      'one/src/deep/up': '../../dist',
      'one/dist/secret': '../../../secret',
      'one/dist/gone': 'nowhere',
      'one/all': 'dist',
      'one/out': '../..',
    },
  )
  const { names, warnings } = listed(root, 'dist')
  expect(names).toEqual(['a', 'deep/b.txt', 'other', 'own.txt'])
  expect(warnings).toEqual([
    'files: dist/deep/up is a link to a folder above it, and is left out',
    'files: dist/gone is a link without a target, and is left out',
    'files: dist/secret is a link that leads out of the imported folder, and is left out',
  ])
  expect(listed(root, 'all').names).toEqual(names)
  expect(listed(root, 'out')).toEqual({
    names: [],
    warnings: ['files: out is a link that leads out of the imported folder, and is left out'],
  })
})

it('gives players no files that only keep a folder, and names folders that are never used', () => {
  const kept = ['.keep', '.gitkeep', '.gitignore', '.DS_Store', 'Thumbs.db', 'deep/.keep']
  const files = Object.fromEntries(
    [...kept, 'a.txt', '.env', '.git/HEAD'].map((path) => [`one/dist/${path}`, 'x']),
  )
  const root = makeFolder(files, {})
  expect(listed(root, 'dist')).toEqual({
    names: ['.env', 'a.txt'],
    warnings: ['files: dist/.git is a folder that is never used, and is left out'],
  })
})

it('names a handout as the file writes it, whatever a link is called that it leads to', async () => {
  const root = makeFolder({ 'one/src/cmd': 'x' }, { 'one/server': 'src/cmd', 'one/client': 'src/cmd' })
  const find = (paths: string[]) =>
    findAttachment({ title: 'A', files: paths }, { folder: join(root, 'one'), root }, () => undefined)
  expect(await find(['server'])).toMatchObject({ name: 'server' })
  const both = await find(['server', 'client'])
  expect(both).toMatchObject({ name: 'A.zip' })
  const text = both?.type === 'Local' ? await (await both.open()).text() : ''
  expect(['server', 'client'].filter((name) => text.includes(name))).toHaveLength(2)
})

it('never gives an archive the name of a file in it', async () => {
  const root = makeFolder({ 'one/A.zip': 'x', 'one/b': 'y' }, {})
  const found = await findAttachment(
    { title: 'A', files: ['A.zip', 'b'] },
    { folder: join(root, 'one'), root },
    () => undefined,
  )
  expect(found).toMatchObject({ name: 'A-files.zip' })
})

it('gives a build another tag when the target of a link changes', () => {
  const tagOf = (content: string, target: string) => {
    const root = makeFolder(
      { 'one/challenge/Dockerfile': 'FROM scratch', 'one/shared/lib.c': content },
      { 'one/challenge/lib.c': '../shared/lib.c', 'one/challenge/outside': target },
    )
    const source = { name: 'a', context: 'challenge', dockerfile: 'Dockerfile', args: {} }
    return imageBuildOf(source, { folder: join(root, 'one'), root, registry: 'r.example' }).image
  }
  expect(tagOf('1', '/one')).toBe(tagOf('1', '/one'))
  expect(new Set([tagOf('1', '/one'), tagOf('2', '/one'), tagOf('1', '/two')]).size).toBe(3)
})
