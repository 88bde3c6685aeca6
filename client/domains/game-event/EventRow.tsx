import { Trans } from '../../i18n/Trans.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { EventRow_event$key } from '../../__generated__/EventRow_event.graphql.ts'
import type { EventRow_sent$key } from '../../__generated__/EventRow_sent.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { LiveRow, SentFlag } from '../../components/live/LiveRow.tsx'
import { TeamCell } from '../team/TeamCell.tsx'
import { eventMark } from './event-marks.ts'

type Props = {
  event: EventRow_event$key
  /** The submission of a cheat, which has no row of its own. */
  submission: EventRow_sent$key | null
  onTeam: (teamId: string) => void
}

export function EventRow({ event: key, submission, onTeam }: Props) {
  const { t } = useTranslation()
  const event = useFragment(
    graphql`
      fragment EventRow_event on GameEvent {
        type
        userName
        publishedAt
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
  const { label, text, tone, answer, challenge, owner } = eventMark(event, sent?.answer)
  return (
    <LiveRow
      time={publishedAt}
      mark={<Chip tone={tone}>{t(`events.label.${label}`)}</Chip>}
      who={<TeamCell team={team} userName={userName ?? null} onTeam={onTeam} />}
      title={plainText(t(`events.text.${text}`), { answer, challenge, owner })}
    >
      {text === 'Right' || text === 'Wrong' ? (
        // The mark of the row says the result.
        <SentFlag challenge={challenge ?? ''} answer={answer ?? ''} />
      ) : (
        <Trans
          i18nKey={`events.text.${text}`}
          components={{ answer: <code>{answer}</code>, challenge: <b>{challenge}</b>, owner: <b>{owner}</b> }}
        />
      )}
    </LiveRow>
  )
}

/** The text with the names in place of its elements. */
function plainText(text: string, names: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/<(\w+)\s*\/>/g, (_element, name: string) => names[name] ?? '')
}
