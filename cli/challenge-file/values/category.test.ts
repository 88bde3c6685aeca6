import { expect, it } from 'vitest'
import { categories } from '../../../rules/categories.ts'
import { findCategory } from '../../../rules/category-names.ts'

it.each([
  ['Miscellaneous', 'Misc'],
  ['cryptography', 'Crypto'],
  ['Reversing', 'Reverse'],
  ['Reverse Engineering', 'Reverse'],
  ['reverse-engineering', 'Reverse'],
  ['Linux', 'Misc'],
  ['OSINT', 'OSINT'],
  ['osint', 'OSINT'],
  ['web exploitation', 'Web'],
])('reads %s as %s', (name, category) => {
  expect(findCategory(name)).toBe(category)
})

it('knows the thirteen categories and no other', () => {
  for (const category of categories) expect(findCategory(category.toUpperCase())).toBe(category)
  expect(categories).toHaveLength(13)
  expect(findCategory('Telepathy')).toBeUndefined()
})
