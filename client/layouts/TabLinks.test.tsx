import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { TabLinks } from './TabLinks.tsx'

const tabs = [
  { to: '/game/info', label: 'Info' },
  { to: '/game/review', label: 'Review', covers: ['/game/awards'] },
]

it.each([
  ['/game/info', 'Info'],
  ['/game/review', 'Review'],
  ['/game/awards', 'Review'],
])('marks the tab of %s as the current one', (path, expected) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <TabLinks label="Game" tabs={tabs} />
    </MemoryRouter>,
  )
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([expected])
})
