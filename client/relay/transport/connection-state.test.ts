import { renderHook, act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { connectionLost, subscriptionStarted, useConnectionState } from './connection-state.ts'

it('an interruption ends with the last subscription, and there is none without one', () => {
  const { result } = renderHook(() => useConnectionState())
  act(connectionLost)
  expect(result.current).toBe('live')

  const [endFirst, endSecond] = [subscriptionStarted(), subscriptionStarted()]
  act(connectionLost)
  act(endFirst)
  expect(result.current).toBe('reconnecting')
  act(endSecond)
  expect(result.current).toBe('live')
})
