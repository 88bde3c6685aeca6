import type { EventRow_event$data } from '../../__generated__/EventRow_event.graphql.ts'

type Event = Pick<
  EventRow_event$data,
  'type' | 'content' | 'isCorrect' | 'answer' | 'challengeTitle' | 'ownerTeamName'
>

type EventMark = {
  /** The last part of a text key: `events.label.Right`. */
  label: 'Right' | 'Wrong' | 'Cheat' | 'Started' | 'Stopped' | 'Other'
  tone: 'ok' | 'plain' | 'bad' | 'brand'
  /** Absent for an answer in the box for all challenges, and for other events. */
  challenge?: string | undefined
  answer?: string | undefined
  /** The last part of a text key: `events.note.Bait`. */
  note?: 'Bait' | 'Flag' | 'Box'
  /** The team whose flag was sent. */
  owner?: string | undefined
}

/** The label, color and names of an event. `sent` is the answer of a cheat, if it is known. */
export function eventMark(
  { type, content, isCorrect, answer, challengeTitle: challenge, ownerTeamName: owner }: Event,
  sent?: string,
): EventMark {
  switch (type) {
    case 'FlagSubmit':
      if (challenge === '') return { label: 'Wrong', tone: 'plain', answer, note: 'Box' }
      return { label: isCorrect ? 'Right' : 'Wrong', tone: isCorrect ? 'ok' : 'plain', answer, challenge }
    case 'CheatDetected':
      return owner == null
        ? { label: 'Cheat', tone: 'bad', answer: sent, challenge, note: 'Bait' }
        : { label: 'Cheat', tone: 'bad', answer: sent, challenge, note: 'Flag', owner }
    case 'ContainerStart':
      return { label: 'Started', tone: 'brand', challenge }
    case 'ContainerDestroy':
      return { label: 'Stopped', tone: 'brand', challenge }
    default:
      return { label: 'Other', tone: 'plain', answer: content }
  }
}
