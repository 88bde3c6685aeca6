import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

it('has the two largest units of a duration', () => {
  expect(durationText(0, 'en-US')).toBe('0 min')
  expect(durationText(45, 'en-US')).toBe('45 s')
  expect(durationText(128, 'en-US')).toBe('2 min 8 s')
  expect(durationText(6 * 3600 + 204, 'en-US')).toBe('6 h 3 min')
  expect(durationText(27 * 3600 + 59, 'en-US')).toBe('1 day 3 h')
})

it('carries a rounded unit over to the next', () => {
  expect(durationText(3599.7, 'en-US')).toBe('1 h')
  expect(durationText(86_399, 'en-US')).toBe('1 day')
})

it('has the units of the language', () => {
  expect(durationText(6 * 3600 + 204, 'de-DE')).toBe('6 Std., 3 Min.')
  expect(durationText(6 * 3600 + 204, 'zh-CN')).toBe('6小时3分钟')
})
