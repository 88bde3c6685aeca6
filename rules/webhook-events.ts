/** The types of the events that webhooks can receive, and who may receive them. */
export const webhookEvents = {
  'game.notice.created': 'everybody',
  'challenge.released': 'everybody',
  'challenge.hint_added': 'everybody',
  'challenge.blood': 'everybody',
  'challenge.solved': 'everybody',
  'game.started': 'everybody',
  'game.ended': 'everybody',
  'scoreboard.changed': 'everybody',
  'submission.cheat_detected': 'organizers',
  'solves.corrected': 'organizers',
  'team.joined': 'organizers',
  'participation.changed': 'organizers',
  'writeup.submitted': 'organizers',
  'container.failed': 'organizers',
  'container.limit_reached': 'organizers',
} as const

export type WebhookEventType = keyof typeof webhookEvents

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[]

/** Only a webhook of one game receives these. */
export const eventsOfOneGame: readonly WebhookEventType[] = ['scoreboard.changed']

export const webhookLimits = {
  name: 64,
  url: 2048,
  /** Webhooks of one game, and of the platform. */
  count: 20,
} as const
