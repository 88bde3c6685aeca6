import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { followed } from '../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { ShownBoard, shownGame } from '../../../tests/kit/client/ShownBoard.tsx'

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
  viewerAttempts: { leftCount: 0, resumesAt: null },
  viewerSolve: null,
  closeAt: null,
  disableBloodBonus: false,
}

const game = { ...shownGame, start: '2020-01-01T00:00:00Z', end: '2100-01-01T00:00:00Z' }

/** Opens the challenge and sends a flag, which the server refuses for 30 seconds. */
async function send(refusal: { code: string; message: string }) {
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: ({ operation }) =>
      operation === 'useSubmitFlagMutation'
        ? { submitFlag: { __typename: 'RateLimitedError', __isError: 'RateLimitedError', retryAfterSeconds: 30, ...refusal } } // oxfmt-ignore
        : { game: { ...game, challenges: [challenge] } },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Flag' }), 'flag{{light}{Enter}')
  await screen.findByRole('button', { name: /^Wait \d+ s$/ })
}

test.each([
  [
    'CHALLENGE_ATTEMPTS_PAUSED',
    'Used. Try again in 30 s.',
    'Your team has used its attempts for now. Your input is kept.',
  ],
  ['LIMITS_TOO_MANY_REQUESTS', 'Too many.', 'Too many submissions at once. Your input is kept.'],
  ['UNAVAILABLE', 'The platform is busy.', 'The platform is busy.'],
])('the line below the flag field says why the team waits: %s', async (code, message, shown) => {
  await send({ code, message })
  expect(screen.getByText(shown)).toBeTruthy()
})

const result = {
  status: 'WrongAnswer',
  type: 'Unaccepted',
  points: null,
  submittedAt: '2026-01-01T00:00:00Z',
}

test.each([
  ['the verdict is known without the challenge', result, 'Wrong flag. Try again.'],
  ['a verdict that the server could not read is an error', null, 'Something went wrong. Try again.'],
])('%s', async (_name, submission, shown) => {
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: ({ operation }) =>
      operation === 'useSubmitFlagMutation'
        ? {
            submitFlag: { __typename: 'SubmitFlagPayload', submission, challenge: null, participation: null },
          }
        : { game: { ...game, challenges: [{ ...challenge, viewerAttempts: null }] } },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Flag' }), 'flag{{light}{Enter}')
  expect(await screen.findByText(shown)).toBeTruthy()
})

test('a team that has used its attempts waits, before it sends another answer', async () => {
  const viewerAttempts = { leftCount: 0, resumesAt: new Date(Date.now() + 60_000).toISOString() }
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({ game: { ...game, challenges: [{ ...challenge, viewerAttempts }] } }),
  })
  expect(await screen.findByRole('button', { name: /^Wait \d+ s$/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('Your team has used its attempts for now. Your input is kept.')).toBeTruthy()
})

test('a locked team can answer as soon as its attempts are reset', async () => {
  const locked = { ...challenge, attemptMode: 'Lockout' }
  const curve = { scoreCurvePoints: [{ solves: 1, score: 1000 }], minScore: 1000 }
  const content = { content: '', hints: [], extraHints: [], viewerSubmissions: { edges: [] }, ...curve }
  const challengeFeed = followed('FollowChallengeSubscription')
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({ game: { ...game, challenges: [locked], challenge: { ...locked, ...content } } }),
    follow: challengeFeed.follow,
  })
  const field = await screen.findByRole('textbox', { name: 'Flag' })
  expect(field).toHaveProperty('disabled', true)
  await screen.findByText('No description.')
  const viewerAttempts = { leftCount: 1, resumesAt: null }
  await challengeFeed.send({ viewerChallengeChanged: { ...locked, ...content, viewerAttempts } })
  expect(screen.getByRole('textbox', { name: 'Flag' })).toHaveProperty('disabled', false)
})

const solved = {
  ...challenge,
  viewerAttempts: null,
  isSolved: true,
  viewerSolve: { solvedAt: '2026-01-01T00:00:00Z', userName: 'marrow', points: 39, type: 'Normal' },
}

test('a challenge that is solved when it is opened shows the solve and no flag field', async () => {
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: () => ({ game: { ...game, challenges: [solved] } }),
  })
  await screen.findByRole('dialog', { name: 'Lighthouse' })
  expect(screen.getByText(/^Solved by marrow .* 39 points/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Flag' })).toBeNull()
})

test('a solve keeps the flag field, with the verdict below it', async () => {
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: ({ operation }) =>
      operation === 'useSubmitFlagMutation'
        ? {
            submitFlag: {
              __typename: 'SubmitFlagPayload',
              submission: { ...result, status: 'Accepted', type: 'Normal', points: 39 },
              challenge: solved,
              participation: null,
            },
          }
        : { game: { ...game, challenges: [{ ...challenge, viewerAttempts: null }] } },
  })
  const field = await screen.findByRole('textbox', { name: 'Flag' })
  await userEvent.type(field, 'flag{{light}{Enter}')
  await screen.findByRole('button', { name: 'Solved' })
  expect(field).toHaveProperty('value', 'flag{light}')
  expect(field.isConnected).toBe(true)
})

test.each([
  ['the right flag stops the instance', 'StaticContainer', [{}], 1],
  [
    'a stop is repeated after the wait that follows a start',
    'DynamicContainer',
    [{ retryAfterSeconds: 0 }, {}],
    2,
  ],
  ['a challenge without an instance has nothing to stop', 'DynamicAttachment', [], 0],
])('%s', async (_name, type, refusals, stops) => {
  const sent = [...refusals]
  const stopped = { __typename: 'StopInstancePayload', instance: null }
  const refused = {
    __typename: 'RateLimitedError',
    __isError: 'RateLimitedError',
    code: 'CONTAINER_COOLDOWN',
    message: '',
  }
  const calls = renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: ({ operation }) => {
      if (operation === 'useStopInstanceMutation') {
        const refusal = sent.shift() ?? {}
        return { stopInstance: 'retryAfterSeconds' in refusal ? { ...refused, ...refusal } : stopped }
      }
      return operation === 'useSubmitFlagMutation'
        ? {
            submitFlag: {
              __typename: 'SubmitFlagPayload',
              submission: { ...result, status: 'Accepted', type: 'Normal', points: 39 },
              challenge: { ...solved, type },
              participation: null,
            },
          }
        : { game: { ...game, challenges: [{ ...challenge, type, viewerAttempts: null }] } }
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Flag' }), 'flag{{light}{Enter}')
  await screen.findByRole('button', { name: 'Solved' })
  const ofStops = () => calls.filter(({ operation }) => operation === 'useStopInstanceMutation')
  await waitFor(() => expect(ofStops()).toHaveLength(stops))
  for (const { variables } of ofStops())
    expect(variables).toEqual({ input: { gameId: 'game', challengeId: 'challenge' } })
})

test('a wrong flag leaves the instance alone', async () => {
  const calls = renderPage(<ShownBoard />, {
    at: '/games/1/challenges?challenge=5',
    answer: ({ operation }) =>
      operation === 'useSubmitFlagMutation'
        ? {
            submitFlag: {
              __typename: 'SubmitFlagPayload',
              submission: result,
              challenge: null,
              participation: null,
            },
          }
        : {
            game: { ...game, challenges: [{ ...challenge, type: 'StaticContainer', viewerAttempts: null }] },
          },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Flag' }), 'flag{{light}{Enter}')
  await screen.findByText('Wrong flag. Try again.')
  expect(calls.map(({ operation }) => operation)).not.toContain('useStopInstanceMutation')
})
