import { IconEyeOff } from '@tabler/icons-react'
import type { TFunction } from '../../../i18n/translate.ts'
import { Link } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import type { gameColumns_game$key } from '../../../__generated__/gameColumns_game.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import { Poster } from '../../../components/Poster.tsx'
import type { Column } from '../../../table/column.ts'
import { RowOpener } from '../../../table/RowOpener.tsx'
import { dateAndTime } from '../../../time/formats.ts'
import type { StateOfGame } from '../../../../rules/arrange-games.ts'
import { STATE_MARKS } from '../state-marks.ts'
import styles from './AdminGameTable.module.css'

type Row = gameColumns_game$key & { id: string }

/** The columns of the games. */
export function gameColumns(t: TFunction, language: string): Column<Row>[] {
  const time = (iso: string) => <span className="h-num h-dim">{dateAndTime(Date.parse(iso), language)}</span>
  const state = (value: StateOfGame) => (
    <Chip tone={STATE_MARKS[value].tone}>{t(`adminGames.state.${value}`)}</Chip>
  )
  return [
    {
      key: 'title',
      label: t('adminGames.title'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      isWide: true,
      cell: (row) => {
        const game = read(row)
        return (
          <div className={styles.game}>
            <span className={styles.poster}>
              <Poster
                title={game.title}
                state={STATE_MARKS[game.state].poster}
                url={game.posterUrl}
                decorative
              />
            </span>
            <div className="h-grow">
              <RowOpener to={`/admin/games/${game.databaseId}/info`}>{game.title}</RowOpener>
              <span className={`h-row h-phone ${styles.facts}`}>
                {state(game.state)}
                {game.hidden ? (
                  <IconEyeOff
                    className={styles.mark}
                    size={16}
                    stroke={1.75}
                    aria-label={t('adminGames.hidden')}
                  />
                ) : null}
                <span className="h-label h-num h-trunc">{time(game.start)}</span>
              </span>
            </div>
          </div>
        )
      },
    },
    {
      key: 'state',
      label: t('adminGames.stateColumn'),
      isSortable: true,
      cell: (row) => state(read(row).state),
    },
    {
      key: 'start',
      label: t('adminGames.start'),
      isSortable: true,
      defaultOrder: 'descending',
      isDescendingFirst: true,
      cell: (row) => time(read(row).start),
    },
    {
      key: 'end',
      label: t('adminGames.end'),
      isSortable: true,
      isDescendingFirst: true,
      cell: (row) => time(read(row).end),
    },
    {
      key: 'teams',
      label: t('adminGames.teams'),
      align: 'end',
      cell: (row) => {
        const { databaseId, teamCount, pendingCount } = read(row)
        return (
          <>
            {pendingCount ? (
              <Link className={styles.pending} to={`/admin/games/${databaseId}/review`}>
                {t('adminGames.pending', { count: pendingCount })}
              </Link>
            ) : null}
            {teamCount.toLocaleString(language)}
          </>
        )
      },
    },
    {
      key: 'challenges',
      label: t('adminGames.challenges'),
      align: 'end',
      cell: (row) => read(row).allChallengeCount?.toLocaleString(language),
    },
    {
      key: 'hidden',
      label: t('adminGames.visibility'),
      isSortable: true,
      isDescendingFirst: true,
      cell: (row) =>
        read(row).hidden ? (
          <span className={styles.hidden}>
            <IconEyeOff size={16} stroke={1.75} aria-hidden />
            {t('adminGames.hidden')}
          </span>
        ) : null,
    },
  ]
}

function read(row: gameColumns_game$key) {
  return readInlineData(
    graphql`
      fragment gameColumns_game on Game @inline {
        databaseId
        title
        posterUrl
        state
        start
        end
        hidden
        teamCount
        allChallengeCount
        pendingCount: participationCount(status: Pending)
      }
    `,
    row,
  )
}
