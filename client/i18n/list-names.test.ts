import { expect, it } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { listNames } from './list-names.ts'

it.each(LANGUAGES.map(({ locale }) => locale))('separates names visibly in %s', (locale) => {
  const names = ['React Router', 'Relay', 'Zod']
  const parts = listNames(names, locale).split(/[,、] ?|\s(?:und|et|y|및)\s|和/)
  expect(parts.map((part) => part.trim())).toEqual(names)
})
