import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '../i18n/i18n.ts'
import { DateTimeField } from './DateTimeField.tsx'

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ dateTime: { chooseYear: 'Jahr wählen' } }))
  await startI18n()
  await changeLocale('de-DE')
})
afterEach(() => vi.unstubAllGlobals())

it('the date field names months, weekdays and days in the language', async () => {
  render(
    <MantineProvider env="test">
      <DateTimeField label="Start" value="2026-12-24T18:00:00" onChange={() => {}} />
    </MantineProvider>,
  )
  const field = screen.getByRole('button', { name: /Start/ })
  expect(field.textContent).toBe('24. Dez. 2026 18:00')
  await userEvent.setup().click(field)
  expect(await screen.findByText('Dezember 2026')).toBeDefined()
  expect(screen.getByText('Mi')).toBeDefined()
  expect(screen.getByRole('button', { name: '24. Dezember 2026' })).toBeDefined()
})

it('the digits of the time stay selected on a click into the field with the focus', async () => {
  render(
    <MantineProvider env="test">
      <DateTimeField label="Start" value="2026-12-24T18:00:00" onChange={() => {}} />
    </MantineProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: /Start/ }))
  for (const part of await screen.findAllByRole('spinbutton')) {
    // The default action of the first press moves the focus, that of the next ones the caret.
    expect(fireEvent.mouseDown(part)).toBe(true)
    part.focus()
    expect(fireEvent.mouseDown(part)).toBe(false)
  }
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2)
})
