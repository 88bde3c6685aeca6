import { expect, it } from 'vitest'
import { hoursText } from './hours-text.ts'

it.each([
  ['en-US', 1, '1 hour'],
  ['en-US', 3, '3 hours'],
  ['ru-RU', 1, '1 час'],
  ['ru-RU', 3, '3 часа'],
  ['ru-RU', 5, '5 часов'],
  ['zh-CN', 24, '24小时'],
])('has the form of the word in %s for %i', (language, hours, text) => {
  expect(hoursText(language, hours)).toBe(text)
})
