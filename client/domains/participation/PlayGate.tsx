import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { PlayGate_game$key } from '../../__generated__/PlayGate_game.graphql.ts'
import { Countdown } from '../../components/time/Countdown.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useLogInPath } from '../../session/useLogInPath.ts'
import { dateAndZone } from '../../time/formats.ts'
import type { PlayState } from './play-state.ts'
import { StatusReason } from './StatusReason.tsx'
import styles from './PlayGate.module.css'

type Gate = Exclude<PlayState, 'open'>
type Props = { game: PlayGate_game$key; gate: Gate }

// The meanings of the flags: P all aboard, L stop, N no, X stop carrying out your intentions, C yes.
const FLAGS = {
  visitor: 'P',
  notJoined: 'P',
  pending: 'L',
  rejected: 'N',
  suspended: 'X',
  upcoming: 'P',
  over: 'C',
} as const

/** Explains why the challenges are closed, and the next step. */
export function PlayGate({ game, gate }: Props) {
  const { t, i18n } = useTranslation()
  const logInPath = useLogInPath()
  const { databaseId, title, state, start, end, viewerParticipation } = useFragment(
    graphql`
      fragment PlayGate_game on Game {
        databaseId
        title
        state
        start
        end
        viewerParticipation {
          statusReason
          team {
            name
          }
        }
      }
    `,
    game,
  )
  const overview = `/games/${databaseId}`
  const date = (time: string) => dateAndZone(Date.parse(time), i18n.language)
  const texts = { game: title, team: viewerParticipation?.team.name, start: date(start), end: date(end) }

  return (
    <div className="h-panel">
      <EmptyState
        flag={FLAGS[gate]}
        tone={gate === 'suspended' ? 'live' : 'brand'}
        title={t(`play.gate.${gate}Title`, texts)}
        action={<Actions gate={gate} overview={overview} logInPath={logInPath} />}
      >
        {t(`play.gate.${gate}Text`, texts)}
        {viewerParticipation?.statusReason ? (
          <StatusReason reason={viewerParticipation.statusReason} />
        ) : null}
      </EmptyState>
      {state === 'Upcoming' && (gate === 'upcoming' || gate === 'pending') ? (
        <div className={styles.countdown}>
          <Countdown until={start} shape="blocks" />
        </div>
      ) : null}
    </div>
  )
}

type ActionsProps = { gate: Gate; overview: string; logInPath: string }

function Actions({ gate, overview, logInPath }: ActionsProps) {
  const { t } = useTranslation()
  const toOverview = (
    <Button component={Link} to={overview}>
      {t('play.gate.toOverview')}
    </Button>
  )
  if (gate === 'visitor') {
    return (
      <>
        <Button component={Link} to={logInPath} variant="filled">
          {t('action.logIn')}
        </Button>
        {toOverview}
      </>
    )
  }
  if (gate === 'notJoined' || gate === 'rejected') {
    return (
      <Button component={Link} to={overview} variant="filled">
        {t(gate === 'rejected' ? 'play.gate.toOverview' : 'play.gate.join')}
      </Button>
    )
  }
  if (gate === 'over' || gate === 'suspended') {
    return (
      <>
        <Button
          component={Link}
          to={`${overview}/scoreboard`}
          variant={gate === 'over' ? 'filled' : 'default'}
        >
          {t('play.gate.toScoreboard')}
        </Button>
        {toOverview}
      </>
    )
  }
  return toOverview
}
