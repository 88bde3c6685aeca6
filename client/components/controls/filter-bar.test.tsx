import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { FilterBar } from './FilterBar.tsx'

afterEach(() => vi.restoreAllMocks())

const bar = (count: number) => (
  <FilterBar count={count} search={<input aria-label="Search" />}>
    <button type="button">Wrong</button>
  </FilterBar>
)

function show(count: number, isPhone: boolean) {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: isPhone,
    addEventListener() {},
    removeEventListener() {},
  } as never)
  renderPage(bar(count), { at: '/' })
}

test('on phones, a button with the number of set filters shows and hides them', async () => {
  const user = userEvent.setup({ delay: null })
  show(2, true)
  const button = screen.getByRole('button', { name: 'Filters 2' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Wrong' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeDefined()
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('button', { name: 'Wrong' })).toBeDefined()
  await user.click(button)
  expect(screen.queryByRole('button', { name: 'Wrong' })).toBeNull()
})

test('a number appears only while filters are set', () => {
  show(0, true)
  expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined()
})

test('wide windows show all filters', () => {
  show(1, false)
  expect(screen.getByRole('button', { name: 'Wrong' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull()
})
