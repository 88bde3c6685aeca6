import { Button } from '@mantine/core'
import { IconLock, IconSettings } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { TeamCard_team$key } from '../../__generated__/TeamCard_team.graphql.ts'
import { TeamAvatar, UserAvatar } from '../../components/Avatar.tsx'
import { Tip } from '../../components/Tip.tsx'
import { Chip } from '../../components/Chip.tsx'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { LeaveTeamButton } from './membership/LeaveTeamButton.tsx'
import styles from './TeamCard.module.css'

const SHOWN = 4

const GAMES_SHOWN = 3
const STATES = ['Running', 'Upcoming', 'Practice', 'Ended']

type Props = { team: TeamCard_team$key; onManage: (teamId: number) => void }

/** A team with its members and its games, live ones first. A locked team offers its invite code only under Manage. */
export function TeamCard({ team: key, onManage }: Props) {
  const { t } = useTranslation()
  const team = useFragment(
    graphql`
      fragment TeamCard_team on Team {
        databaseId
        name
        bio
        avatarUrl
        locked
        isViewerCaptain
        inviteCode
        members {
          isCaptain
          user {
            databaseId
            userName
            avatarUrl
          }
        }
        participations(first: 10) {
          edges {
            node {
              status
              game {
                databaseId
                title
                state
              }
            }
          }
        }
        ...LeaveTeamButton_team
      }
    `,
    key,
  )
  const { databaseId, name, members, inviteCode } = team
  const shown = members.toSorted((a, b) => Number(b.isCaptain) - Number(a.isCaptain)).slice(0, SHOWN)
  const rest = members.length - shown.length
  const games = team.participations.edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'Accepted' || status === 'Pending')
    .toSorted((a, b) => STATES.indexOf(a.game.state) - STATES.indexOf(b.game.state))
    .slice(0, GAMES_SHOWN)
  const headingId = `team-${databaseId}`
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <TeamAvatar name={name} url={team.avatarUrl ?? null} size={48} />
        <div className={styles.about}>
          <h2 id={headingId} className={styles.name} title={name}>
            {name}
          </h2>
          {team.bio ? <p className={styles.bio}>{team.bio}</p> : null}
        </div>
        {team.locked ? (
          <Tip label={t('team.lockHint')}>
            <span className={styles.lock}>
              <Chip>
                <IconLock size={16} stroke={1.75} aria-hidden />
                {t('team.locked')}
              </Chip>
            </span>
          </Tip>
        ) : null}
      </div>
      <div>
        <h3 className="h-sub">{t('team.members', { count: members.length })}</h3>
        <ul className={styles.rows}>
          {shown.map(({ user, isCaptain }) => (
            <li key={user.databaseId}>
              <UserAvatar name={user.userName} url={user.avatarUrl ?? null} size={24} />
              <span className="h-grow h-trunc">{user.userName}</span>
              {isCaptain ? (
                <Chip tone={team.isViewerCaptain ? 'brand' : 'plain'}>{t('team.captain')}</Chip>
              ) : null}
            </li>
          ))}
          {rest > 0 ? <li className={styles.rest}>{t('team.moreMembers', { count: rest })}</li> : null}
        </ul>
      </div>
      {games.length > 0 ? (
        <div>
          <h3 className="h-sub">{t('game.heading')}</h3>
          <ul className={styles.rows}>
            {games.map(({ game, status }) => (
              <li key={game.databaseId}>
                <Link className="h-grow h-trunc" to={`/games/${game.databaseId}`} title={game.title}>
                  {game.title}
                </Link>
                {status === 'Pending' ? (
                  <Chip tone="warn">{t('entry.pendingShort')}</Chip>
                ) : (
                  <Chip tone={game.state === 'Running' ? 'live' : 'plain'}>
                    {t(`game.state.${game.state}`)}
                  </Chip>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.foot}>
        {inviteCode && !team.locked ? (
          <CopyButton value={inviteCode} label={t('team.invite')} hasText />
        ) : null}
        {team.isViewerCaptain ? (
          <Button
            size="xs"
            leftSection={<IconSettings size={16} stroke={1.75} />}
            aria-label={t('team.manageOf', { name })}
            onClick={() => onManage(databaseId)}
          >
            {t('team.manage')}
          </Button>
        ) : (
          <LeaveTeamButton team={team} />
        )}
      </div>
    </article>
  )
}
