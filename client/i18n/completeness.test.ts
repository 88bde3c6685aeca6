import { expect, it } from 'vitest'
import { missingKeys } from './completeness.ts'

it('the plural forms of a text count as one key in every language', () => {
  const english = {
    team: { members_one: '{{count}} member', members_other: '{{count}} members', name: 'Name' },
  }
  expect(missingKeys(english, { team: { members_other: '{{count}} 人', name: '名称' } })).toEqual([])
  expect(missingKeys(english, { team: { members_few: 'x' } })).toEqual(['team.name'])
  expect(missingKeys(english, {})).toEqual(['team.members', 'team.name'])
})
