import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TeamCell_team$key } from '../../__generated__/TeamCell_team.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import styles from './TeamCell.module.css'

type Props = {
  team: TeamCell_team$key
  /** The name of the member that acted. */
  userName: string | null
  onTeam: (teamId: string) => void
}

/** A team in a monitor's row; a click filters the list by the team. */
export function TeamCell({ team: key, userName, onTeam }: Props) {
  const { t } = useTranslation()
  const { id, name, avatarUrl } = useFragment(
    graphql`
      fragment TeamCell_team on Team {
        id
        name
        avatarUrl
      }
    `,
    key,
  )
  return (
    <span className={styles.cell}>
      <TeamAvatar name={name} url={avatarUrl ?? null} size={24} />
      <span className={styles.names}>
        <button
          type="button"
          className={styles.team}
          title={t('monitor.onlyTeam', { team: name })}
          onClick={() => onTeam(id)}
        >
          {name}
        </button>
        {userName ? (
          <span className={styles.user} title={userName}>
            {userName}
          </span>
        ) : null}
      </span>
    </span>
  )
}
