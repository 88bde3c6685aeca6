import { expect, it } from 'vitest'
import { compareFiles, compareTexts } from './compare.js'

const english = new Map([
  ['team.name', 'Name of {{team}}'],
  ['team.captain', 'Ask <user/> first'],
  ['team.token', 'API token'],
  ['team.members_one', 'One member'],
  ['team.members_other', '{{count}} members'],
])
const german = {
  'team.name': 'Name von {{team}}',
  'team.captain': 'Frag zuerst <user/>',
  'team.token': 'API-Token',
  'team.members_one': 'Ein Mitglied',
  'team.members_other': '{{count}} Mitglieder',
}

function compare(texts, { locale = 'de-DE', ...rest } = {}) {
  const present = Object.entries(texts).filter(([, text]) => text !== undefined)
  return compareTexts({ english, texts: new Map(present), locale, ...rest })
}

it('finds no problem in complete texts', () => {
  expect(compare(german)).toEqual([])
  expect(compare(Object.fromEntries(english), { locale: 'en-US', isEnglish: true })).toEqual([])
})

it('finds a missing key', () => {
  expect(compare({ ...german, 'team.name': undefined })).toEqual(['team.name: the key is missing.'])
})

it('finds a superfluous key', () => {
  expect(compare({ ...german, 'team.motto': 'Motto' })).toEqual([
    'team.motto: English has no such key. Remove it.',
  ])
})

it('finds a text that is not translated, except for words that are the same', () => {
  const same = { ...german, 'team.token': 'API token' }
  expect(compare(same)).toEqual(['team.token: the text is not translated: "API token".'])
  expect(compare(same, { sameWords: new Set(['API']) })).toHaveLength(1)
  expect(compare(same, { sameWords: new Set(['API', 'token']) })).toEqual([])
  expect(compare({ ...german, 'team.members_other': '{{count}} members' })).toHaveLength(1)
})

it('finds an empty text and a value that is not a text', () => {
  expect(compare({ ...german, 'team.token': ' ' })).toEqual(['team.token: the text is empty.'])
  expect(compare({ ...german, 'team.token': 5 })).toEqual(['team.token: must be a text.'])
})

it('finds a placeholder or a tag that is missing, renamed or added', () => {
  expect(compare({ ...german, 'team.name': 'Name von {{Team}}' })).toEqual([
    'team.name: {{team}} is missing.',
    'team.name: English has no {{Team}}.',
  ])
  expect(compare({ ...german, 'team.captain': 'Frag zuerst' })).toEqual(['team.captain: <user/> is missing.'])
  expect(compare({ ...german, 'team.token': 'API-Token <b>' })).toEqual(['team.token: English has no <b>.'])
})

it('finds missing and superfluous plural forms', () => {
  const russian = {
    'team.name': 'Название {{team}}',
    'team.captain': 'Спросите <user/>',
    'team.token': 'Токен API',
    'team.members_one': '{{count}} участник',
    'team.members_few': '{{count}} участника',
    'team.members_many': '{{count}} участников',
    'team.members_other': '{{count}} участника',
  }
  const inRussian = (texts) => compare(texts, { locale: 'ru-RU' })
  expect(inRussian(russian)).toEqual([])
  expect(inRussian({ ...russian, 'team.members_few': undefined })).toEqual([
    'team.members_few: the plural form is missing. The forms of ru-RU: one, few, many, other.',
  ])
  expect(compare({ ...german, 'team.members_few': '{{count}} Mitglieder' })).toEqual([
    'team.members_few: de-DE has no plural form "few". Its forms: one, other.',
  ])
})

it('lets a form omit the number only where the form has a single number', () => {
  expect(compare({ ...german, 'team.members_other': 'Mitglieder' })).toEqual([
    'team.members_other: {{count}} is missing.',
  ])
  const french = { ...german, 'team.members_one': 'Un membre', 'team.members_many': '{{count}} de membres' }
  expect(compare(french, { locale: 'fr-FR' })).toEqual(['team.members_one: {{count}} is missing.'])
})

it('finds files that only one language has', () => {
  expect(compareFiles(['game.json', 'team.json'], ['team.json', 'teams.json'])).toEqual([
    'game.json: the file is missing.',
    'teams.json: English has no such file. Remove it.',
  ])
})
