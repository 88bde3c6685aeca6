import { renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminDivisionsPageQuery,
} from '../../../__generated__/AdminDivisionsPageQuery.graphql.ts'
import { useBreadcrumbs } from '../../../layouts/shell/breadcrumbs.ts'
import { AdminDivisionsPage } from './AdminDivisionsPage.tsx'

const user = userEvent.setup({ delay: null })

const division = (name: string, hiddenChallengeIds: string[] = []) => ({
  id: name,
  name,
  entry: 'Open',
  inviteCode: null,
  mailDomains: [],
  standing: 'Ranked',
  takesBloods: true,
  lowersValues: true,
  requiresReview: null,
  hiddenChallengeIds,
})
const game = {
  id: 'game-1',
  databaseId: 1,
  title: 'Harbor',
  divisionRights: [division('Open'), division('Student', ['knots', 'tides'])],
  allChallenges: [
    { id: 'knots', title: 'Knots', category: 'Misc' },
    { id: 'tides', title: 'Tides', category: 'Misc' },
    { id: 'rsa', title: 'Little RSA', category: 'Crypto' },
  ],
}

const show = () =>
  renderPage(
    <PreloadedPage<AdminDivisionsPageQuery>
      page={AdminDivisionsPage}
      query={query}
      variables={{ gameId: 1 }}
    />,
    { at: '/admin/games/1/divisions', answer: () => ({ game }) },
  )

async function showBoxes() {
  show()
  await screen.findByRole('checkbox', { name: 'Student sees Knots' })
  return { box: (name: string) => screen.getByRole('checkbox', { name }) }
}

test('the bar counts the changed divisions, and a change that is undone is none', async () => {
  show()
  const save = await screen.findByRole('button', { name: /^Save changes/ })
  const seen = () => screen.getByRole('checkbox', { name: 'Student sees Knots' })
  expect(save).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: 'Open: Can take blood' }))
  await user.click(seen())
  screen.getByText('2 unsaved changes')
  await user.click(seen())
  screen.getByText('1 unsaved change')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByRole('checkbox', { name: 'Open: Can take blood' })).toHaveProperty('checked', true)
  expect(save).toHaveProperty('disabled', true)
})

test('a box of a category or of all challenges shows or hides them together', async () => {
  const { box } = await showBoxes()
  expect(box('Student sees all of Misc')).toMatchObject({ checked: false, indeterminate: false })
  expect(box('Student sees all challenges')).toMatchObject({ checked: false, indeterminate: true })
  await user.click(box('Student sees Knots'))
  expect(box('Student sees all of Misc')).toMatchObject({ checked: false, indeterminate: true })
  await user.click(box('Student sees all of Misc'))
  expect(box('Student sees Tides')).toHaveProperty('checked', true)
  expect(box('Student sees all challenges')).toHaveProperty('checked', true)
  await user.click(box('Student sees all challenges'))
  expect(box('Student sees Little RSA')).toHaveProperty('checked', false)
  expect(box('Open sees Little RSA')).toHaveProperty('checked', true)
  screen.getByText('1 unsaved change')
  await user.click(box('Student sees all of Crypto'))
  screen.getByText('All changes saved')
})

test('the breadcrumbs lead to the game and its administration', async () => {
  show()
  await screen.findByRole('heading', { name: 'Divisions' })
  const { result } = renderHook(() => useBreadcrumbs())
  expect(result.current.heading).toBe('Divisions')
  expect(result.current.breadcrumbs.map(({ to }) => to)).toEqual([
    '/admin',
    '/admin/games',
    '/admin/games/1/info',
  ])
})
