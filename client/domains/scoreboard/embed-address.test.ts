import { expect, it } from 'vitest'
import { embedAddress, embedSnippet, readEmbedAddress } from './embed-address.ts'

const defaults = { top: 10, hasChart: false, theme: 'dark', language: null } as const

it('omits default values from the address of a frame', () => {
  const origin = 'https://ctf.example'
  expect(embedAddress(origin, 7, defaults)).toBe('https://ctf.example/embed/games/7')
  expect(embedAddress(origin, 7, { top: 25, hasChart: true, theme: 'auto', language: 'ja-JP' })).toBe(
    'https://ctf.example/embed/games/7?top=25&chart=1&theme=auto&language=ja-JP',
  )
})

it.each([
  ['', { top: 10, hasChart: false }],
  ['?top=25&chart=1', { top: 25, hasChart: true }],
  ['?top=0&chart=0', { top: 10, hasChart: false }],
  ['?top=-3', { top: 10, hasChart: false }],
  ['?top=many', { top: 10, hasChart: false }],
  ['?top=4000&chart=true', { top: 100, hasChart: true }],
])('reads the choices from the query "%s"', (search, choices) => {
  expect(readEmbedAddress({ pathname: '/embed/games/12', search })).toEqual({ gameId: 12, ...choices })
})

it('escapes the title in the HTML of a frame', () => {
  const snippet = embedSnippet('https://ctf.example/embed/games/7?top=5&chart=1', 'Ahoy "<b>"')
  expect(snippet).toContain('src="https://ctf.example/embed/games/7?top=5&amp;chart=1"')
  expect(snippet).toContain('title="Ahoy &quot;&lt;b&gt;&quot;"')
})
