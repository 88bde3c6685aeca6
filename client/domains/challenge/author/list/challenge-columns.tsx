import type { TFunction } from '../../../../i18n/translate.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type { challengeColumns_challenge$key } from '../../../../__generated__/challengeColumns_challenge.graphql.ts'
import { CategoryName, Flag } from '../../../../components/flags/Flag.tsx'
import { Pennant } from '../../../../components/flags/Pennant.tsx'
import type { Column } from '../../../../table/column.ts'
import { RowOpener } from '../../../../table/RowOpener.tsx'
import { EnableSwitch } from '../enable/EnableSwitch.tsx'
import { GapNote } from '../enable/GapNote.tsx'
import { TimesNote } from '../schedule/TimesNote.tsx'
import type { ChallengeSort } from './challenge-list.ts'
import styles from './AdminChallengeList.module.css'

type Row = challengeColumns_challenge$key & { id: string }
type Options = {
  language: string
  game: { id: string; databaseId: number; isRunning: boolean; teamCount: number }
  /** The rows are below the heads of their categories. */
  isGrouped: boolean
}

const PLACES = [1, 2, 3] as const

/** The columns of a game's challenges. */
export function challengeColumns(
  t: TFunction,
  { language, game, isGrouped }: Options,
): Column<Row, ChallengeSort['key'] | 'bloods'>[] {
  const figure = (value: number) => value.toLocaleString(language)
  return [
    {
      key: 'title',
      label: t('adminChallenge.title'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      isWide: true,
      cell: (row) => {
        const challenge = read(row)
        return (
          <>
            <div className={styles.name}>
              {isGrouped ? null : <Flag category={challenge.category} />}
              <RowOpener to={`/admin/games/${game.databaseId}/challenges/${challenge.databaseId}`}>
                {challenge.title}
              </RowOpener>
              <GapNote challenge={challenge} />
              <span className="h-desk">
                <TimesNote challenge={challenge} />
              </span>
            </div>
            <div className={`h-label h-phone ${styles.kind}`}>
              {t(`challengeType.${challenge.type}`)}
              <TimesNote challenge={challenge} />
            </div>
          </>
        )
      },
    },
    {
      key: 'category',
      label: t('adminChallenge.category'),
      isSortable: true,
      isExtra: isGrouped,
      cell: (row) => <CategoryName category={read(row).category} />,
    },
    {
      key: 'type',
      label: t('adminChallenge.type'),
      isSortable: true,
      cell: (row) => <span className="h-dim">{t(`challengeType.${read(row).type}`)}</span>,
    },
    {
      key: 'range',
      label: t('adminChallenges.rangeColumn'),
      isSortable: true,
      isDescendingFirst: true,
      align: 'end',
      cell: (row) => {
        const { originalScore, minScore } = read(row)
        return (
          <span className="h-dim">
            {t('adminChallenges.range', { from: figure(originalScore ?? 0), to: figure(minScore) })}
          </span>
        )
      },
    },
    {
      key: 'score',
      label: t('adminChallenges.score'),
      isSortable: true,
      isDescendingFirst: true,
      isOnPhone: true,
      align: 'end',
      cell: (row) => {
        const { score, solvedCount } = read(row)
        return (
          <>
            <b>{figure(score)}</b>
            <div className="h-label h-phone" style={{ whiteSpace: 'nowrap' }}>
              {t('play.solves', { count: solvedCount })}
            </div>
          </>
        )
      },
    },
    {
      key: 'solves',
      label: t('adminChallenges.solves'),
      isSortable: true,
      isDescendingFirst: true,
      align: 'end',
      cell: (row) => figure(read(row).solvedCount),
    },
    {
      key: 'bloods',
      label: t('adminChallenges.bloods'),
      cell: (row) => {
        const { bloods } = read(row)
        return (
          <span className={styles.bloods}>
            {PLACES.map((place) => {
              const team = bloods[place - 1]?.team.name
              return (
                <span key={place} title={team}>
                  <Pennant
                    kind={place}
                    off={!team}
                    label={team ? t('adminChallenges.blood', { place, team }) : ''}
                  />
                </span>
              )
            })}
          </span>
        )
      },
    },
    {
      key: 'enabled',
      label: t('adminChallenges.enabled'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      align: 'end',
      cell: (row) => (
        <span className={styles.switch}>
          <EnableSwitch game={game} challenge={read(row)} />
        </span>
      ),
    },
  ]
}

function read(row: challengeColumns_challenge$key) {
  return readInlineData(
    graphql`
      fragment challengeColumns_challenge on Challenge @inline {
        databaseId
        title
        category
        type
        content
        containerImage
        isReleased
        releaseAt
        closeAt
        score
        originalScore
        minScore
        solvedCount
        bloods {
          team {
            name
          }
        }
        ...EnableSwitch_challenge
      }
    `,
    row,
  )
}
