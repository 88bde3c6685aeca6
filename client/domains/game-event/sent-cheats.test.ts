import { expect, test } from 'vitest'
import { withoutSentCheats } from './sent-cheats.ts'

const at = (second: number) => `2026-05-01T10:00:0${second}Z`
const event = (id: string, type: string, parts: object = {}) => ({
  id,
  type,
  publishedAt: at(1),
  challengeId: 'orders',
  userName: 'gale',
  team: { id: 'petrels' },
  ...parts,
})
const shown = (events: ReturnType<typeof event>[]) =>
  withoutSentCheats(events).map(({ event: { id }, submission }) => [id, submission?.id ?? null])

test('a cheat takes the place of its submission', () => {
  expect(shown([event('cheat', 'CheatDetected'), event('sent', 'FlagSubmit')])).toEqual([['cheat', 'sent']])
})

test.each([
  ['time', { publishedAt: at(2) }],
  ['challenge', { challengeId: 'smash' }],
  ['user', { userName: 'tweet' }],
  ['team', { team: { id: 'canaries' } }],
])('a submission with another %s keeps its row', (_name, parts) => {
  const events = [event('cheat', 'CheatDetected'), event('sent', 'FlagSubmit', parts)]
  expect(shown(events)).toEqual([
    ['cheat', null],
    ['sent', null],
  ])
})

test('other events keep their rows and their order', () => {
  const events = [
    event('stop', 'ContainerDestroy'),
    event('cheat', 'CheatDetected'),
    event('start', 'ContainerStart'),
    event('sent', 'FlagSubmit'),
  ]
  expect(shown(events)).toEqual([
    ['stop', null],
    ['cheat', 'sent'],
    ['start', null],
  ])
})
