import { setImmediate } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import type { RequestParameters } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { createSocketClient } from './socket-client.ts'
import { subscribeBySocket } from './socket-subscription.ts'

vi.mock('./socket-client.ts', () => ({ createSocketClient: vi.fn(), SESSION_ENDED: 4401 }))

it('the end of a blocked socket that never opened is no error in the console', async () => {
  // graphql-ws answers `dispose` in this way while it waits for its next attempt.
  const neverOpened = () => Promise.reject({ code: 1000, reason: 'All Subscriptions Gone' })
  let block = () => {}
  vi.mocked(createSocketClient).mockImplementation((onBlocked) => {
    block = onBlocked
    return { subscribe: () => () => {}, dispose: neverOpened } as unknown as Client
  })
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const onBlocked = vi.fn()
  const operation = { name: 'Follow', id: 'f', text: null } as RequestParameters
  const updates = { next: () => {}, error: () => {}, complete: () => {} }
  const stop = subscribeBySocket({ operation, variables: {}, onBlocked }, updates)

  block()
  // Unhandled rejections are reported before immediates run.
  await setImmediate()
  process.off('unhandledRejection', unhandled)
  stop()

  expect(onBlocked).toHaveBeenCalledOnce()
  expect(unhandled).not.toHaveBeenCalled()
})
