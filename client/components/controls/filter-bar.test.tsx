import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { FilterBar } from './FilterBar.tsx'

const show = (count: number) =>
  renderPage(
    <FilterBar count={count} search={<input aria-label="Search" />}>
      <button type="button">Wrong</button>
    </FilterBar>,
    { at: '/' },
  )

test('a button with the number of set filters shows and hides them on phones', async () => {
  const user = userEvent.setup({ delay: null })
  show(2)
  const button = screen.getByRole('button', { name: 'Filters 2' })
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(filters?.textContent).toBe('Wrong')
  expect(filters?.dataset['open']).toBeUndefined()
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(filters?.dataset['open']).toBe('true')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(filters?.dataset['open']).toBeUndefined()
})

test('a number appears only while filters are set', () => {
  show(0)
  expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined()
})

test('a bar without other filters has no button', () => {
  renderPage(<FilterBar search={<input aria-label="Search" />} />, { at: '/' })
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a filter that counts the rows of each state is not behind the button', () => {
  const states = <button type="button">Waiting 3</button>
  renderPage(<FilterBar search={<input aria-label="Search" />} states={states} />, { at: '/' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Waiting 3'])
})
