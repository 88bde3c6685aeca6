import { expect, it } from 'vitest'
import { fillIn, findText } from './translate.ts'

const russian = {
  team: { count_one: '{{count}} команда', count_few: '{{count}} команды', count_many: '{{count}} команд' },
  game: { none_zero: 'нет игр', none_many: '{{count}} игр', title: 'Игра' },
}
const find = (key: string, count?: unknown) => findText(russian, { key, locale: 'ru-RU', count })

it.each([
  [1, '{{count}} команда'],
  [22, '{{count}} команды'],
  [11, '{{count}} команд'],
])('chooses the plural form of %i', (count, text) => expect(find('team.count', count)).toBe(text))

it('prefers a text of its own for zero', () => expect(find('game.none', 0)).toBe('нет игр'))

it.each(['game.title.more', 'game', 'game.score', 'toString'])('has no text for %s', (key) =>
  expect(find(key)).toBeNull(),
)

it('takes the text without forms if there are none', () => expect(find('game.title', 3)).toBe('Игра'))

it('fills in values, and groups numbers by the rules of the language', () => {
  expect(fillIn('{{ name }}: {{total, number}}{{none}}', { name: '{{total}}', total: 12_345 }, 'de-DE')).toBe(
    '{{total}}: 12.345',
  )
})
