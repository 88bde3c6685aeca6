import { expect, it } from 'vitest'
import { createTurnstileTask } from './turnstile-task.ts'
import type { TurnstileOptions } from './turnstile.ts'

function setUp({ isBlocked = false } = {}) {
  const calls: string[] = []
  const drawn = Promise.withResolvers<TurnstileOptions>()
  const container = document.createElement('div')
  const api = {
    render(_element: HTMLElement, given: TurnstileOptions) {
      calls.push('render')
      drawn.resolve(given)
      return 'widget'
    },
    reset: (id: string) => void calls.push(`reset ${id}`),
    remove: (id: string) => void calls.push(`remove ${id}`),
  }
  const blocked = { now: isBlocked }
  const task = createTurnstileTask({
    siteKey: 'site',
    action: 'login',
    language: 'en-US',
    container: async () => container,
    load: async () => {
      if (blocked.now) throw new Error('blocked')
      return api
    },
  })
  const widget = () => drawn.promise
  return { task, calls, widget, blocked }
}

it('Turnstile renders its widget at the start and returns a token', async () => {
  const { task, calls, widget } = setUp()
  expect(calls).toEqual([])
  const answer = task.answer()
  expect(task.state().stage).toBe('working')
  expect(await widget()).toMatchObject({ sitekey: 'site', action: 'login', theme: 'dark', language: 'en-US' })
  ;(await widget()).callback('token')
  expect(await answer).toBe('token')
})

it('Turnstile resets its widget and waits again when a token expires', async () => {
  const { task, calls, widget } = setUp()
  task.start()
  const drawn = await widget()
  drawn.callback('first')
  drawn['expired-callback']()
  expect(task.state()).toEqual({ stage: 'working' })
  drawn.callback('second')
  expect(await task.answer()).toBe('second')
  task.renew()
  expect(calls).toEqual(['render', 'reset widget'])
  task.stop()
  expect(calls.at(-1)).toBe('remove widget')
})

it('Turnstile fails if its script is blocked, and can be retried', async () => {
  const { task, widget, blocked } = setUp({ isBlocked: true })
  expect(await task.answer()).toBeNull()
  expect(task.state()).toEqual({ stage: 'failed' })
  blocked.now = false
  const answer = task.answer()
  ;(await widget()).callback('token')
  expect(await answer).toBe('token')
})
