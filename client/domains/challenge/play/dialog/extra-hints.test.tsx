import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import { ShownBoard, shownGame } from '../../../../../tests/kit/client/ShownBoard.tsx'

const extra = (id: string, title: string) => ({ id, title, cost: 20, content: null, unlock: null })
const challenge = {
  __typename: 'Challenge',
  id: 'challenge',
  databaseId: 5,
  title: 'Lighthouse',
  category: 'Misc',
  type: 'StaticAttachment',
  score: 1000,
  solvedCount: 0,
  isSolved: false,
  bloods: [],
  attemptMode: 'Cooldown',
  viewerAttempts: null,
  viewerSolve: null,
  closeAt: null,
  disableBloodBonus: false,
  content: '',
  hints: ['Look up.', 'Look down.'],
  extraHints: [extra('a', 'Where to start'), extra('b', ''), extra('c', '')],
  viewerSubmissions: { edges: [] },
  scoreCurvePoints: [{ solves: 1, score: 1000 }],
  minScore: 1000,
}

test('the numbers of paid hints follow those of the free hints', async () => {
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({ game: { ...shownGame, challenges: [challenge], challenge } }),
  })
  await screen.findByText('Where to start')
  const names = ['Hint 1', 'Hint 2', 'Hint 3', 'Hint 4', 'Hint 5']
  const shown = [...document.querySelectorAll('li > b')].map(({ textContent }) => textContent)
  expect(shown.filter((text) => text && names.includes(text))).toEqual(names)
  expect(screen.queryByText('Hint 6')).toBeNull()
  screen.getByRole('button', { name: 'Buy for 20 points: Where to start' })
  await userEvent.click(screen.getByRole('button', { name: 'Buy for 20 points: Hint 5' }))
  const dialog = await screen.findByRole('dialog', { name: 'Buy the hint “Hint 5”?' })
  within(dialog).getByText('Your points: 100 now, 80 after the purchase.')
})

test('a locked hint says that its text is sold, and its price', async () => {
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({ game: { ...shownGame, challenges: [challenge], challenge } }),
  })
  const titled = (await screen.findByText('Where to start')).closest('li')
  expect(titled?.textContent).toBe('Hint 3Where to startBuy for 20 points')
  const untitled = screen.getByText('Hint 4').closest('li')
  expect(untitled?.textContent).toBe('Hint 4Hidden until boughtBuy for 20 points')
})

test('the attachment is above the hints', async () => {
  const attachment = { type: 'Local', name: 'chart.zip', size: 61, url: '/assets/chart.zip' }
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({
      game: { ...shownGame, challenges: [challenge], challenge: { ...challenge, attachment } },
    }),
  })
  const heading = await screen.findByRole('heading', { name: 'Attachment' })
  const hint = await screen.findByText('Look up.')
  expect(heading.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('after the solve only the hints with a text are left', async () => {
  const solved = {
    ...challenge,
    isSolved: true,
    extraHints: [extra('a', 'Where to start'), { ...extra('b', 'Last step'), content: 'Look up again.' }],
  }
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({ game: { ...shownGame, challenges: [solved], challenge: solved } }),
  })
  await screen.findByText('Look up again.')
  expect(screen.queryByText('Where to start')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull()
})

test('a refused purchase says why in its dialog', async () => {
  const user = userEvent.setup({ delay: null })
  const message = 'Your team has fewer points than the hint costs.'
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: ({ operation }) =>
      operation === 'ExtraHintsUnlockMutation'
        ? {
            unlockHint: {
              __typename: 'ConflictError',
              __isError: 'ConflictError',
              code: 'HINT_TOO_EXPENSIVE',
              message,
            },
          }
        : { game: { ...shownGame, challenges: [challenge], challenge } },
  })
  await user.click(await screen.findByRole('button', { name: 'Buy for 20 points: Hint 5' }))
  const dialog = await screen.findByRole('dialog', { name: 'Buy the hint “Hint 5”?' })
  await user.click(within(dialog).getByRole('button', { name: 'Buy for 20 points' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(message)
})
