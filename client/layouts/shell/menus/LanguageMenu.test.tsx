import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENGLISH } from '../../../../tests/kit/client/english.ts'
import { changeLocale, startI18n } from '../../../i18n/i18n.ts'
import { shownTexts } from '../../../i18n/shown-texts.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

const files: Record<string, object> = {
  'en-US.json': ENGLISH,
  'ja-JP.json': { language: { label: '言語: {{name}}' } },
  'ko-KR.json': ENGLISH,
  'de-DE.json': ENGLISH,
}

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    const [, name = ''] = /^\/static\/(.+)\?v=/.exec(url) ?? []
    return Response.json(files[name] ?? {})
  })
  await startI18n()
  await changeLocale('en-US')
  localStorage.clear()
  render(
    <MantineProvider env="test">
      <LanguageMenu />
    </MantineProvider>,
  )
})
afterEach(() => vi.unstubAllGlobals())

async function choose(name: string) {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^(Language|言語): / }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return user
}

it('the language menu lists the eleven languages and applies a complete one immediately', async () => {
  await choose('한국어')
  await waitFor(() => expect(localStorage.getItem('language')).toBe('ko-KR'))
  expect(document.documentElement.lang).toBe('ko-KR')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the language menu warns about an incomplete language and applies it after confirmation', async () => {
  const user = await choose('日本語')
  expect((await screen.findByRole('dialog')).textContent).toMatch(/translation is incomplete/)
  expect(localStorage.getItem('language')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(localStorage.getItem('language')).toBe('ja-JP'))
  expect(shownTexts().t('language.label', { name: 'x' })).toBe('言語: x')
  expect(shownTexts().t('action.confirm')).toBe('Confirm')
})

it('the language menu warns about a machine-translated language and returns to English', async () => {
  const user = await choose('Deutsch')
  expect((await screen.findByRole('dialog')).textContent).toMatch(/machine translation/)
  await user.click(screen.getByRole('button', { name: 'Switch to English' }))
  await waitFor(() => expect(localStorage.getItem('language')).toBe('en-US'))
  expect(shownTexts().i18n.language).toBe('en-US')
})

it('the language menu warns about a language without texts and shows English', async () => {
  const user = await choose('Русский')
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(localStorage.getItem('language')).toBe('ru-RU'))
  expect(shownTexts().i18n.language).toBe('ru-RU')
  expect(document.documentElement.lang).toBe('en-US')
})

it('Escape returns the focus to the button of the language menu, also the first time', async () => {
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Deutsch' })
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull())
  await user.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: /^Language: / })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
