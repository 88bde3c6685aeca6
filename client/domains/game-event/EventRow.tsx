import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { EventRow_event$key } from '../../__generated__/EventRow_event.graphql.ts'
import type { EventRow_sent$key } from '../../__generated__/EventRow_sent.graphql.ts'
import type { Category } from '../../../rules/categories.ts'
import { Chip } from '../../components/Chip.tsx'
import { Flag } from '../../components/flags/Flag.tsx'
import { LiveRow, SentFlag } from '../../components/live/LiveRow.tsx'
import { TeamCell } from '../team/TeamCell.tsx'
import { eventMark } from './event-marks.ts'

type Props = {
  event: EventRow_event$key
  /** The submission of a cheat, which has no row of its own. */
  submission: EventRow_sent$key | null
  /** By the ids of challenges. */
  categories: ReadonlyMap<string, Category>
  onTeam: (teamId: string) => void
}

export function EventRow({ event: key, submission, categories, onTeam }: Props) {
  const { t } = useTranslation()
  const event = useFragment(
    graphql`
      fragment EventRow_event on GameEvent {
        type
        userName
        publishedAt
        challengeId
        ... on TextEvent {
          content
        }
        ... on InstanceStartEvent {
          challengeTitle
        }
        ... on InstanceEndEvent {
          challengeTitle
        }
        ... on SubmissionEvent {
          isCorrect
          answer
          challengeTitle
        }
        ... on CheatEvent {
          challengeTitle
          ownerTeamName
        }
        team {
          databaseId
          ...TeamCell_team
        }
      }
    `,
    key,
  )
  const sent = useFragment(
    graphql`
      fragment EventRow_sent on GameEvent {
        ... on SubmissionEvent {
          answer
        }
      }
    `,
    submission,
  )
  const { userName, team, publishedAt } = event
  const { label, tone, answer, challenge, note, owner } = eventMark(event, sent?.answer)
  const category = event.challengeId ? categories.get(event.challengeId) : undefined
  return (
    <LiveRow
      time={publishedAt}
      mark={<Chip tone={tone}>{t(`events.label.${label}`)}</Chip>}
      who={<TeamCell team={team} userName={userName ?? null} onTeam={onTeam} />}
    >
      <SentFlag
        challenge={challenge}
        answer={answer}
        before={category ? <Flag category={category} size={16} decorative /> : null}
        note={note ? t(`events.note.${note}`, { owner }) : null}
      />
    </LiveRow>
  )
}
