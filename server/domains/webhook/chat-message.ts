import { cutText } from '../../../rules/cut-text.ts'
import { plainName } from '../../../rules/names.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import type { WebhookData, WebhookEvent } from './webhook-event.ts'

export type ChatForm = 'Discord' | 'Slack'

/** Deliveries that one message may join. */
export const mergedDeliveries = 10

// Limits of Discord: texts of one embed, and of all embeds of a message together.
const titleLength = 256
const descriptionLength = 4096
const messageLength = 6000

const textKeys: Record<Exclude<WebhookEvent['type'], 'challenge.blood'>, string> = {
  'game.notice.created': 'noticeCreated',
  'challenge.released': 'challengeReleased',
  'challenge.hint_added': 'hintAdded',
  'challenge.solved': 'solved',
  'game.started': 'gameStarted',
  'game.ended': 'gameEnded',
  'scoreboard.changed': 'scoreboardChanged',
  'submission.cheat_detected': 'cheatDetected',
  'solves.corrected': 'corrected',
  'team.joined': 'teamJoined',
  'participation.changed': 'participationChanged',
  'writeup.submitted': 'writeupSubmitted',
  'container.failed': 'containerFailed',
  'container.limit_reached': 'containerLimitReached',
  test: 'test',
}

const bloodKeys = ['firstBlood', 'secondBlood', 'thirdBlood']

/** An event as it is stored: the body of a request of the form Standard. */
export type StoredEvent = { type: WebhookEvent['type']; timestamp: string; data: WebhookData }

type Written = { title: string; text: string; timestamp: string }

/** The body of one message for the first events, and how many they are: a message has a greatest length. */
export function chatBody(
  form: ChatForm,
  locale: Locale,
  events: readonly StoredEvent[],
): { body: string; count: number } {
  const messages: Written[] = []
  let length = 0
  for (const event of events.slice(0, mergedDeliveries)) {
    const written = write(form, locale, event)
    length += written.title.length + written.text.length
    if (messages.length > 0 && length > messageLength) break
    messages.push(written)
  }
  const message = form === 'Discord' ? discordMessage(messages) : slackMessage(messages)
  return { body: JSON.stringify(message), count: messages.length }
}

/** No text of a team mentions anybody. */
function discordMessage(messages: readonly Written[]) {
  return {
    embeds: messages.map(({ title, text, timestamp }) => ({
      ...(title && { title }),
      description: text,
      timestamp,
    })),
    allowed_mentions: { parse: [] },
  }
}

function slackMessage(messages: readonly Written[]) {
  return { text: messages.map(({ title, text }) => (title ? `*${title}*\n${text}` : text)).join('\n\n') }
}

function write(form: ChatForm, locale: Locale, { type, timestamp, data }: StoredEvent): Written {
  const escape = form === 'Discord' ? escapeMarkdown : escapeSlack
  // A name that is shown ends no line, so that it cannot pass for another message.
  const show = (value: unknown) => escape(typeof value === 'string' ? plainName(value) : '')
  const place = Number(data['place'])
  const key = type === 'challenge.blood' ? (bloodKeys[place - 1] ?? 'solved') : textKeys[type]
  const text = translate(locale, `webhook.message.${key}`, {
    team: show(data.team?.name),
    challenge: show(data.challenge?.title),
    status: show(data['status']),
    reason: show(data['reason']),
    text: noticeText(form, data),
    places: show(placesText(data)),
  })
  return {
    title: cutText(show(data.game?.title), titleLength),
    text: cutText(text, descriptionLength),
    timestamp,
  }
}

/** Organizers write notices, so their Markdown stays. */
function noticeText(form: ChatForm, { notice }: WebhookData): string {
  const text = String((notice as { text?: unknown } | undefined)?.text ?? '')
  return form === 'Discord' ? text : withoutSlackTags(text)
}

type Place = { rank: number; team: { name: string }; score: number }

function placesText({ standings }: WebhookData): string {
  const places = (standings as Place[] | undefined) ?? []
  return places.map(({ rank, team, score }) => `${rank}. ${team.name} (${score})`).join(', ')
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\_*~`|<>:[\]()!#]/g, String.raw`\$&`).replaceAll('@', '@\u200B')
}

/** A name without marks of its own. Slack has no escape for them, so an invisible character keeps them apart. */
function escapeSlack(text: string): string {
  return withoutSlackTags(text).replaceAll(/[*_~`]/g, '\u200B$&\u200B')
}

function withoutSlackTags(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
