import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { DateField } from './DateField.tsx'

beforeEach(async () => {
  localStorage.clear()
  await startI18n()
})

it('the field shows its date in the language, and gives the chosen or removed day', async () => {
  const onChange = vi.fn<(day: string | null) => void>()
  render(
    <MantineProvider env="test">
      <DateField label="From" value="2026-12-24" onChange={onChange} />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByLabelText('From')
  expect(field.textContent).toBe('Dec 24, 2026')
  await user.click(field)
  await user.click(await screen.findByRole('button', { name: 'December 27, 2026' }))
  expect(onChange).toHaveBeenLastCalledWith('2026-12-27')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
})
