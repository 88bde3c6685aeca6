import type { EventRow_event$data } from '../../__generated__/EventRow_event.graphql.ts'

type Told = Pick<EventRow_event$data, 'type' | 'values'>

export type EventMark = {
  /** Under `events.label`. */
  label: 'Right' | 'Wrong' | 'Cheat' | 'Started' | 'Stopped' | 'Other'
  tone: 'ok' | 'plain' | 'bad' | 'brand'
  answer?: string | undefined
  challenge?: string | undefined
  /** The team whose flag was sent. */
  owner?: string | undefined
}

/** The text of an event, built from its ordered values. */
export function eventMark({ type, values }: Told): EventMark {
  switch (type) {
    case 'FlagSubmit': {
      const [result, answer, challenge] = values
      const isRight = result === 'Accepted'
      return { label: isRight ? 'Right' : 'Wrong', tone: isRight ? 'ok' : 'plain', answer, challenge }
    }
    case 'CheatDetected': {
      const [challenge, , owner] = values
      return { label: 'Cheat', tone: 'bad', challenge, owner }
    }
    case 'ContainerStart':
      return { label: 'Started', tone: 'brand', challenge: values[1] }
    case 'ContainerDestroy':
      return { label: 'Stopped', tone: 'brand', challenge: values[1] }
    default:
      return { label: 'Other', tone: 'plain', answer: values.join(' ') }
  }
}
