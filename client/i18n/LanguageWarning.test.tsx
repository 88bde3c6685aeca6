import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { changeLocale, startI18n } from './i18n.ts'
import { LanguageWarning, type RequestedLanguage } from './LanguageWarning.tsx'

beforeAll(async () => {
  await startI18n()
  await changeLocale('en-US')
  localStorage.clear()
})

async function shownWarning(requested: RequestedLanguage) {
  render(
    <MantineProvider env="test">
      <LanguageWarning opened requested={requested} onClose={() => {}} />
    </MantineProvider>,
  )
  const dialog = await screen.findByRole('dialog')
  return { title: screen.getByRole('heading').textContent, text: dialog.textContent }
}

it('does not call a complete machine translation incomplete', async () => {
  const { title, text } = await shownWarning({ locale: 'de-DE', quality: 'machine' })
  expect(title).toBe('Deutsch is machine translated')
  expect(text).toContain('This is a machine translation.')
})

it('calls a language with missing texts incomplete', async () => {
  const { title, text } = await shownWarning({ locale: 'de-DE', quality: 'incomplete' })
  expect(title).toBe('Deutsch is incomplete')
  expect(text).toContain('This translation is incomplete.')
})
