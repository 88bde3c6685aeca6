import type { EventRow_event$data } from '../../__generated__/EventRow_event.graphql.ts'

type Event = Pick<
  EventRow_event$data,
  'type' | 'content' | 'isCorrect' | 'answer' | 'challengeTitle' | 'ownerTeamName'
>

type Label = 'Right' | 'Wrong' | 'Cheat' | 'Box' | 'Started' | 'Stopped' | 'Other'

type EventMark = {
  /** The last part of a text key: `events.label.Right`. */
  label: Label
  /** The last part of a text key: `events.text.Right`. */
  text: Label | 'CheatSent' | 'Bait' | 'BaitSent'
  tone: 'ok' | 'plain' | 'bad' | 'brand'
  answer?: string | undefined
  challenge?: string | undefined
  /** The team whose flag was sent. */
  owner?: string | undefined
}

/** The label, color and names of an event. `sent` is the answer of a cheat, if it is known. */
export function eventMark(
  { type, content, isCorrect, answer, challengeTitle: challenge, ownerTeamName: owner }: Event,
  sent?: string,
): EventMark {
  switch (type) {
    case 'FlagSubmit': {
      if (challenge === '') return { label: 'Box', text: 'Box', tone: 'plain', answer }
      const label = isCorrect ? 'Right' : 'Wrong'
      return { label, text: label, tone: isCorrect ? 'ok' : 'plain', answer, challenge }
    }
    case 'CheatDetected': {
      const kind = owner == null ? 'Bait' : 'Cheat'
      const text = sent === undefined ? kind : (`${kind}Sent` as const)
      return { label: 'Cheat', text, tone: 'bad', answer: sent, challenge, owner: owner ?? undefined }
    }
    case 'ContainerStart':
      return { label: 'Started', text: 'Started', tone: 'brand', challenge }
    case 'ContainerDestroy':
      return { label: 'Stopped', text: 'Stopped', tone: 'brand', challenge }
    default:
      return { label: 'Other', text: 'Other', tone: 'plain', answer: content }
  }
}
