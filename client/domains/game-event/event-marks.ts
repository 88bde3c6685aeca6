import type { EventRow_event$data } from '../../__generated__/EventRow_event.graphql.ts'

type Event = Pick<
  EventRow_event$data,
  'type' | 'content' | 'isCorrect' | 'answer' | 'challengeTitle' | 'ownerTeamName'
>

type EventMark = {
  /** The last part of a text key: `events.label.Right`. */
  label: 'Right' | 'Wrong' | 'Cheat' | 'Bait' | 'Box' | 'Started' | 'Stopped' | 'Other'
  tone: 'ok' | 'plain' | 'bad' | 'brand'
  answer?: string | undefined
  challenge?: string | undefined
  /** The team whose flag was sent. */
  owner?: string | undefined
}

/** The label, color and names of an event. */
export function eventMark({
  type,
  content,
  isCorrect,
  answer,
  challengeTitle: challenge,
  ownerTeamName: owner,
}: Event): EventMark {
  switch (type) {
    case 'FlagSubmit':
      if (challenge === '') return { label: 'Box', tone: 'plain', answer }
      return { label: isCorrect ? 'Right' : 'Wrong', tone: isCorrect ? 'ok' : 'plain', answer, challenge }
    case 'CheatDetected':
      return owner == null
        ? { label: 'Bait', tone: 'bad', challenge }
        : { label: 'Cheat', tone: 'bad', challenge, owner }
    case 'ContainerStart':
      return { label: 'Started', tone: 'brand', challenge }
    case 'ContainerDestroy':
      return { label: 'Stopped', tone: 'brand', challenge }
    default:
      return { label: 'Other', tone: 'plain', answer: content }
  }
}
