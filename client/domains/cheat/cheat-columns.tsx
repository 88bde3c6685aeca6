import { graphql, readInlineData } from 'relay-runtime'
import type { Category } from '../../../rules/categories.ts'
import type { cheatColumns_cheat$key } from '../../__generated__/cheatColumns_cheat.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Flag } from '../../components/flags/Flag.tsx'
import { LogTime } from '../../components/time/LogTime.tsx'
import type { TFunction } from '../../i18n/translate.ts'
import type { Column } from '../../table/column.ts'
import { TeamCell } from '../team/TeamCell.tsx'
import { CheatMarks } from './CheatMarks.tsx'
import styles from './Cheats.module.css'

type Row = cheatColumns_cheat$key & { id: string }
type Options = {
  t: TFunction
  /** The categories of the challenges by their databaseId. */
  categories: ReadonlyMap<number, Category>
  onTeam: (teamId: string) => void
}

/** The columns of the cheats. */
export function cheatColumns({ t, categories, onTeam }: Options): Column<Row>[] {
  return [
    {
      key: 'time',
      label: t('cheats.sent'),
      isSortable: true,
      defaultOrder: 'descending',
      isDescendingFirst: true,
      cell: (row) => <LogTime time={read(row).submittedAt} className="h-num h-dim" isDated />,
    },
    {
      key: 'sender',
      label: t('cheats.sentBy'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      cell: (row) => {
        const cheat = read(row)
        const { submission, submitTeam, sourceTeam, submittedAt } = cheat
        const owner = sourceTeam?.team.name ?? t('cheats.bait')
        return (
          <>
            <div className={`${styles.line} ${styles.sender}`}>
              <TeamCell team={submitTeam.team} userName={submission.userName ?? null} onTeam={onTeam} />
            </div>
            <div className="h-label h-trunc h-phone">{[owner, submission.challengeTitle].join(' · ')}</div>
            <LogTime time={submittedAt} className="h-label h-num h-phone" isDated />
            <div className="h-phone">
              <CheatMarks cheat={cheat} />
            </div>
          </>
        )
      },
    },
    {
      key: 'owner',
      label: t('cheats.flagOf'),
      cell: (row) => {
        const { sourceTeam } = read(row)
        return sourceTeam ? (
          <div className={styles.line}>
            <TeamCell team={sourceTeam.team} userName={null} onTeam={onTeam} />
          </div>
        ) : (
          <Chip tone="bad">{t('cheats.bait')}</Chip>
        )
      },
    },
    {
      key: 'challenge',
      label: t('monitor.challenge'),
      isSortable: true,
      cell: (row) => {
        const { challengeDatabaseId, challengeTitle } = read(row).submission
        const category = categories.get(challengeDatabaseId)
        return (
          <div className={styles.line} title={challengeTitle}>
            {category ? <Flag category={category} size={16} decorative /> : null}
            <b className="h-trunc">{challengeTitle}</b>
          </div>
        )
      },
    },
    {
      key: 'flag',
      label: t('cheats.flag'),
      isWide: true,
      isRoomy: true,
      cell: (row) => {
        const { answer } = read(row).submission
        return <code title={answer}>{answer}</code>
      },
    },
    {
      key: 'evidence',
      label: t('cheats.evidence'),
      isWhole: true,
      cell: (row) => <CheatMarks cheat={read(row)} />,
    },
    {
      key: 'address',
      label: t('cheats.address'),
      isExtra: true,
      cell: (row) => <span className="h-num h-dim">{read(row).submitterAddress ?? t('cheats.notKept')}</span>,
    },
  ]
}

function read(row: cheatColumns_cheat$key) {
  return readInlineData(
    graphql`
      fragment cheatColumns_cheat on Cheat @inline {
        submittedAt
        submitterAddress
        submission {
          answer
          userName
          challengeDatabaseId
          challengeTitle
        }
        submitTeam {
          team {
            ...TeamCell_team
          }
        }
        sourceTeam {
          team {
            name
            ...TeamCell_team
          }
        }
        ...CheatMarks_cheat
      }
    `,
    row,
  )
}
