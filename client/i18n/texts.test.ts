import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from './i18n.ts'
import { shownTexts } from './shown-texts.ts'

const texts = import.meta.glob<object>('../locales/*/*/*.json', { eager: true, import: 'default' })

function textsOf(locale: string): object {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${locale}/`))
  return Object.fromEntries(own.map(([path, one]) => [path.replace(/^.*\/|\.json$/g, ''), one]))
}

beforeAll(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    const [, locale = ''] = /^\/static\/(.+)\.json\?v=/.exec(url) ?? []
    return Response.json(textsOf(locale))
  })
  await startI18n()
  return () => vi.unstubAllGlobals()
})
afterEach(() => changeLocale('en-US'))

it('has the plural forms of Russian', async () => {
  await changeLocale('ru-RU')
  const shown = [1, 2, 5, 21].map((count) => shownTexts().t('scoreboard.teams', { count }))
  expect(shown).toEqual(['1 команда', '2 команды', '5 команд', '21 команда'])
  expect(document.documentElement.lang).toBe('ru-RU')
  expect(document.documentElement.dir).toBe('ltr')
})

it('formats numbers in texts in the language', async () => {
  expect(shownTexts().t('scoreboard.teams', { count: 12_345 })).toBe('12,345 teams')
  await changeLocale('ru-RU')
  expect(shownTexts().t('scoreboard.teams', { count: 12_345 })).toBe(`12\u00A0345 команд`)
})
