import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { AppearanceControls } from './AppearanceControls.tsx'

beforeEach(async () => {
  localStorage.clear()
  await startI18n()
})

function draw(managedColor: string | null = null) {
  render(
    <ThemeProvider managedColor={managedColor}>
      <AppearanceControls />
    </ThemeProvider>,
  )
}

/** The value of a brand shade in the style sheets of the page. */
const brandShade = () =>
  /--h-brand-6:\s*(#\w{6})/.exec(
    [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
  )?.[1]

it("the theme control stores the platform's color, the default or a custom color", async () => {
  const user = userEvent.setup()
  draw()
  await user.click(screen.getByRole('button', { name: 'Default' }))
  expect(localStorage.getItem('theme')).toBe('brand')
  await user.click(screen.getByRole('button', { name: 'Custom' }))
  expect(localStorage.getItem('theme')).toMatch(/^#[0-9A-F]{6}$/)
  await user.click(screen.getByRole('button', { name: 'Platform' }))
  expect(localStorage.getItem('theme')).toBe('')
})

it('the theme control rejects an invalid color with a message', async () => {
  const user = userEvent.setup()
  localStorage.setItem('theme', '#1565D7')
  draw()
  const field = screen.getByRole('textbox', { name: 'Color' })
  fireEvent.change(field, { target: { value: '#12' } })
  expect(screen.getByText(/#RRGGBB/)).toBeDefined()
  expect(localStorage.getItem('theme')).toBe('#1565D7')
  await user.clear(field)
  expect(localStorage.getItem('theme')).toBe('#1565D7')
  await user.type(field, '#8800ff')
  expect(localStorage.getItem('theme')).toBe('#8800ff')
  expect(screen.queryByText(/#RRGGBB/)).toBeNull()
})

it.each([
  ['#00AA00', true],
  ['green', false],
  ['', false],
  [null, false],
])('the platform’s color %j replaces the default one: %s', (managed, isUsed) => {
  draw(managed)
  expect(brandShade() !== undefined).toBe(isUsed)
})
