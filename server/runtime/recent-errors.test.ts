import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { createRecentErrors } from './recent-errors.ts'

it('keeps the last errors of a logger and of its children, by message and kind, without values', () => {
  const errors = createRecentErrors()
  const destination = new Writable({ write: (_chunk, _encoding, done) => done() })
  const logger = createLogger({ level: 'info', pretty: false, destination, errors })
  const cause = Object.assign(new Error('secret value'), { code: 'ECONNRESET' })
  logger.warn('a warning')
  logger.error({ err: new TypeError('quoted input', { cause }) }, 'could not do it')
  logger.child({ part: 'http' }).fatal(new RangeError('another value'), 'it ends')
  logger.error('no error object')
  expect(errors.read()).toMatchObject([
    { message: 'could not do it', kind: 'TypeError · Error ECONNRESET' },
    { message: 'it ends', kind: 'RangeError' },
    { message: 'no error object', kind: null },
  ])
  expect(JSON.stringify(errors.read())).not.toMatch(/secret|quoted|another/)
  for (let count = 0; count < 60; count += 1) logger.error(`number ${count}`)
  expect(errors.read()).toHaveLength(50)
  expect(errors.read().at(-1)?.message).toBe('number 59')
})
