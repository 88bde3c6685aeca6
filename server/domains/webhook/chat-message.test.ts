import { expect, it } from 'vitest'
import { chatBody, type StoredEvent } from './chat-message.ts'

const timestamp = '2030-01-01T00:00:00.000Z'

function blood(team: string, place = 1): StoredEvent {
  const challenge = { id: 2, title: 'Tide <table>', category: 'Web' }
  const game = { id: 1, title: 'Regatta & more' }
  return { type: 'challenge.blood', timestamp, data: { game, challenge, team: { id: 3, name: team }, place } }
}

it('escapes the names of teams and challenges for Discord, and mentions nobody', () => {
  const { body, count } = chatBody('Discord', 'en-US', [blood('@everyone **x** [a](b)')])
  expect(count).toBe(1)
  expect(JSON.parse(body)).toEqual({
    embeds: [
      {
        title: 'Regatta & more',
        description: String.raw`First blood: ${'@\u200B'}everyone \*\*x\*\* \[a\]\(b\) solved Tide \<table\>`,
        timestamp,
      },
    ],
    allowed_mentions: { parse: [] },
  })
})

it('escapes them for Slack, in the language of the webhook', () => {
  const { body } = chatBody('Slack', 'de-DE', [blood('<!channel>', 2), blood('*B* _c_ `d` ~e~', 3)])
  const { text } = JSON.parse(body) as { text: string }
  expect(text).toContain('*Regatta &amp; more*\n')
  expect(text).toContain('&lt;!channel&gt;')
  expect(text).toContain('Tide &lt;table&gt;')
  expect(text).not.toContain('solved')
  // Marks in names have an invisible character on both sides.
  const marked = '*B* _c_ `d` ~e~'.replaceAll(/[*_~`]/g, '\u200B$&\u200B')
  expect(text).toContain(marked)
})

it.each(['Discord', 'Slack'] as const)('shows a name on one line and in one direction at %s', (form) => {
  const { body } = chatBody(form, 'en-US', [blood('Gulls\r\nThe game is over\u202e\u2028now')])
  expect(body).toContain('Gulls The game is over now')
})

it('joins ten events at most, and no more than a message may contain', () => {
  expect(
    chatBody(
      'Discord',
      'en-US',
      Array.from({ length: 12 }, () => blood('A')),
    ).count,
  ).toBe(10)
  const long: StoredEvent = {
    type: 'game.notice.created',
    timestamp,
    data: { notice: { id: 1, text: 'x'.repeat(4000) } },
  }
  const { body, count } = chatBody('Discord', 'en-US', [long, long])
  expect(count).toBe(1)
  expect(body.length).toBeLessThan(6000)
})
