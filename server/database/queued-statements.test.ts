import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { queueStatements } from './queued-statements.ts'

/** A connection that answers when the test says so, and the statements that it was sent. */
function connection() {
  const sent: { text: string; answer: PromiseWithResolvers<string> }[] = []
  const client = {
    query(text: string, callback?: () => void) {
      const answer = Promise.withResolvers<string>()
      sent.push({ text, answer })
      return callback ? undefined : answer.promise
    },
  }
  queueStatements(client as unknown as pg.ClientBase)
  return { client, sent, texts: () => sent.map(({ text }) => text) }
}

it('sends concurrent statements one after the other, and the next after a failed one', async () => {
  const { client, sent, texts } = connection()
  const first = client.query('first')
  const second = client.query('second')
  const third = client.query('third')
  expect(texts()).toEqual(['first'])

  sent[0]?.answer.resolve('one')
  expect(await first).toBe('one')
  await turn()
  expect(texts()).toEqual(['first', 'second'])

  sent[1]?.answer.reject(new Error('refused'))
  await expect(second).rejects.toThrow('refused')
  await turn()
  expect(texts()).toEqual(['first', 'second', 'third'])
  sent[2]?.answer.resolve('three')
  expect(await third).toBe('three')
})

it('sends a statement at once when none runs, and calls with a callback always', async () => {
  const { client, sent, texts } = connection()
  const first = client.query('first')
  sent[0]?.answer.resolve('one')
  await first
  void client.query('second')
  void client.query('of the pool', () => undefined)
  expect(texts()).toEqual(['first', 'second', 'of the pool'])
})
