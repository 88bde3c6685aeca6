// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LOCALE_FILES } from './languages.ts'
import { localeFiles } from './locale-files-plugin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-locales-'))
  for (const area of ['en-US/game', 'en-US/common', 'de-DE/game'])
    mkdirSync(join(folder, area), { recursive: true })
  writeFileSync(join(folder, 'en-US', 'game', 'team.json'), '{"title":"Teams"}')
  writeFileSync(join(folder, 'en-US', 'common', 'game.json'), '{"title":"Games"}')
  writeFileSync(join(folder, 'de-DE', 'game', 'team.json'), '{"title":"Teams"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

type Emitted = { fileName: string; source: string }

function build(): Map<string, unknown> {
  const files = new Map<string, unknown>()
  const bundle = localeFiles(folder).generateBundle as unknown as (this: object) => void
  bundle.call({
    emitFile: ({ fileName, source }: Emitted) => files.set(fileName, JSON.parse(source)),
  })
  return files
}

const versionOf = () => {
  const config = localeFiles(folder).config as unknown as () => { define: Record<string, string> }
  return config().define
}

it('the build creates one file per language with all nouns, empty without texts', () => {
  const files = build()
  expect([...files.keys()].toSorted()).toEqual(
    Object.values(LOCALE_FILES)
      .map((file) => `static/${file}`)
      .toSorted(),
  )
  expect(files.get('static/en-US.json')).toEqual({ game: { title: 'Games' }, team: { title: 'Teams' } })
  expect(files.get('static/ja-JP.json')).toEqual({})
})

it('the build changes the version with the texts and lists the languages with texts', () => {
  const before = versionOf()
  expect(before['__TRANSLATED_LOCALES__']).toBe('["de-DE","en-US"]')
  writeFileSync(join(folder, 'de-DE', 'game', 'team.json'), '{"title":"Mannschaften"}')
  expect(versionOf()['__LOCALES_VERSION__']).not.toBe(before['__LOCALES_VERSION__'])
})
