import type { WriteupReviewCard_writeup$data } from '../../../__generated__/WriteupReviewCard_writeup.graphql.ts'

type State = WriteupReviewCard_writeup$data['state']

export const WRITEUP_STATES = ['Waiting', 'Published', 'Refused'] as const satisfies readonly State[]

export type WriteupState = (typeof WRITEUP_STATES)[number]

export const STATE_TONES = { Waiting: 'warn', Published: 'ok', Refused: 'bad' } as const

/** The state that `?state=` asks for; the default is waiting. */
export function writeupStateInAddress(search: URLSearchParams): WriteupState {
  return WRITEUP_STATES.find((state) => state === search.get('state')) ?? 'Waiting'
}

/** A global id of no write-up, for a query that is not sent. */
export const noWriteupId = 'none'
