import { expect, test } from 'vitest'
import { failureText } from '../failure-text.ts'
import { NetworkError, networkErrorOf, RefusedError } from './network-error.ts'

const running = new AbortController().signal
const ended = AbortSignal.abort()

test.each([
  [new TypeError('Failed to fetch'), '/graphql', running, 'network'],
  [new DOMException('signal timed out', 'TimeoutError'), '/graphql', running, 'timeout'],
  [new DOMException('The user aborted a request.', 'AbortError'), '/graphql', running, 'aborted'],
  [new DOMException('signal is aborted', 'AbortError'), '/graphql', ended, 'canceled'],
  [new TypeError('Failed to fetch'), 'gopher://old.example/', running, 'protocol'],
  [new NetworkError('server', { status: 502 }), '/graphql', running, 'server'],
] as const)('%s for %s becomes an error of its kind', (cause, url, signal, kind) => {
  expect(networkErrorOf(cause, { url, signal }).kind).toBe(kind)
})

test.each([
  ['network', true],
  ['timeout', true],
  ['aborted', true],
  ['canceled', false],
  ['protocol', false],
] as const)('%s has its own text, and is transient: %s', (kind, isTransient) => {
  const error = new NetworkError(kind)
  const t = ((key: string) => key) as never
  expect([failureText(error, t, 'en-US'), error.isTransient]).toEqual([`failure.${kind}`, isTransient])
})

test("the server's message about an error has priority", () => {
  const t = ((key: string, values?: { status: number }) => `${key} ${values?.status ?? ''}`) as never
  expect(failureText(new RefusedError('The game is over.', { code: 'GAME_ENDED' }), t, 'en-US')).toBe(
    'The game is over.',
  )
  const failing = new NetworkError('server', { status: 503 })
  expect([failureText(failing, t, 'en-US'), failing.isTransient]).toEqual(['failure.server 503', true])
  expect(new NetworkError('server', { status: 404 }).isTransient).toBe(false)
})
