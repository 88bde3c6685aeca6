import { Table } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { AdminGameRow_game$key } from '../../../__generated__/AdminGameRow_game.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import { Poster } from '../../../components/Poster.tsx'
import { dateAndTime } from '../../../time/formats.ts'
import { STATE_MARKS } from '../state-marks.ts'
import styles from './AdminGameTable.module.css'

export function AdminGameRow({ game: key }: { game: AdminGameRow_game$key }) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment AdminGameRow_game on Game {
        databaseId
        title
        posterUrl
        state
        start
        end
        hidden
        teamCount
        challengeCount
        pendingCount: participationCount(status: Pending)
      }
    `,
    key,
  )
  const base = `/admin/games/${game.databaseId}`
  const mark = STATE_MARKS[game.state]
  const start = dateAndTime(Date.parse(game.start), i18n.language)
  const end = dateAndTime(Date.parse(game.end), i18n.language)
  const state = <Chip tone={mark.tone}>{t(`adminGames.state.${game.state}`)}</Chip>
  const hidden = game.hidden ? (
    <span className={styles.hidden}>
      <IconEyeOff size={16} stroke={1.75} aria-hidden />
      {t('adminGames.hidden')}
    </span>
  ) : null
  return (
    <Table.Tr className={styles.row ?? ''}>
      <Table.Td>
        <div className={styles.game}>
          <span className={styles.poster}>
            <Poster title={game.title} state={mark.poster} url={game.posterUrl} decorative />
          </span>
          <div className="h-grow">
            <Link className={styles.title} to={`${base}/info`}>
              {game.title}
            </Link>
            <span className="h-row h-wrap h-phone">
              {state}
              {hidden}
              <span className="h-label h-num">{start}</span>
            </span>
          </div>
        </div>
      </Table.Td>
      <Table.Td className="h-desk">{state}</Table.Td>
      <Table.Td className="h-desk h-num h-dim">{start}</Table.Td>
      <Table.Td className="h-desk h-num h-dim">{end}</Table.Td>
      <Table.Td className={styles.figure ?? ''}>
        {game.teamCount}
        {game.pendingCount ? (
          <Link className={styles.pending} to={`${base}/review`}>
            {t('adminGames.pending', { count: game.pendingCount })}
          </Link>
        ) : null}
      </Table.Td>
      <Table.Td className={`h-desk ${styles.figure}`}>{game.challengeCount}</Table.Td>
      <Table.Td className="h-desk">{hidden}</Table.Td>
    </Table.Tr>
  )
}
