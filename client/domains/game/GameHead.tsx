import { Button } from '@mantine/core'
import { IconEdit, IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { GameHead_game$key } from '../../__generated__/GameHead_game.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { shownStateOf } from './shown-state.ts'
import { StateChip } from './StateChip.tsx'
import styles from './GameHead.module.css'

/** State, title and summary of a game, with a link to its settings for administrators. */
export function GameHead({ game: key }: { game: GameHead_game$key }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const isAdmin = hasRole(viewer, 'Admin')
  const game = useFragment(
    graphql`
      fragment GameHead_game on Game {
        databaseId
        title
        summary
        state
        challengeCount
        hidden
        inviteCodeRequired
      }
    `,
    key,
  )
  return (
    <header>
      <div className={styles.marks}>
        <StateChip state={shownStateOf(game)} />
        {game.inviteCodeRequired ? <Chip>{t('game.inviteNeeded')}</Chip> : null}
        {game.hidden && hasRole(viewer, 'Monitor') ? (
          <Chip>
            <IconEyeOff size={16} stroke={1.75} aria-hidden />
            {t('game.hidden')}
          </Chip>
        ) : null}
        {isAdmin ? (
          <Button
            className={styles.edit ?? ''}
            component={Link}
            to={`/admin/games/${game.databaseId}/info`}
            size="xs"
            variant="subtle"
            leftSection={<IconEdit size={16} stroke={1.75} />}
          >
            {t('game.edit')}
          </Button>
        ) : null}
      </div>
      <h1 className={styles.title}>{game.title}</h1>
      {game.summary ? <p className={`h-lede ${styles.summary}`}>{game.summary}</p> : null}
    </header>
  )
}
