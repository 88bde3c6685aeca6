import { Checkbox, Table } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { ChallengeSchedule_game$key } from '../../../../__generated__/ChallengeSchedule_game.graphql.ts'
import { Chip } from '../../../../components/Chip.tsx'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import { dateAndTime } from '../../../../time/formats.ts'
import { GroupCheckbox } from '../../../../table/GroupCheckbox.tsx'
import { useSelection } from '../../../../table/useSelection.ts'
import { useNow } from '../../../../time/ticker.ts'
import { wavesOf } from './schedule-waves.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import styles from './ChallengeSchedule.module.css'

type Props = {
  game: ChallengeSchedule_game$key
  /** The challenges that players see at the time of the preview; null without a preview. */
  seen: { ids: ReadonlySet<string>; at: string } | null
}

/** The challenges of a game by release. The times of the selected ones can be changed together. */
export function ChallengeSchedule({ game: key, seen }: Props) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment ChallengeSchedule_game on Game {
        id
        databaseId
        allChallenges {
          id
          databaseId
          title
          category
          isEnabled
          isReleased
          releaseAt
          closeAt
          requiredChallenges {
            id
          }
        }
      }
    `,
    key,
  )
  const challenges = game.allChallenges ?? []
  const selection = useSelection(challenges.map(({ id }) => id))
  const time = (value: string) => dateAndTime(Date.parse(value), i18n.language)

  return (
    <div className={`h-panel ${styles.list}`}>
      <ScheduleForm gameId={game.id} selected={[...selection.ids]} onDone={selection.clear} />
      <Table aria-label={t('adminSchedule.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.check ?? ''} />
            <Table.Th>{t('adminChallenge.title')}</Table.Th>
            <Table.Th className="h-desk">{t('adminChallenge.category')}</Table.Th>
            <Table.Th>{t('adminChallenge.closeAt')}</Table.Th>
            <Table.Th>{t('adminSchedule.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {wavesOf(challenges).map(({ releaseAt, challenges: wave }) => {
            const name = releaseAt ? time(releaseAt) : t('adminSchedule.fromStart')
            return (
              <Fragment key={releaseAt ?? ''}>
                <Table.Tr className={styles.wave ?? ''}>
                  <Table.Td className={styles.check ?? ''}>
                    <GroupCheckbox
                      label={t('adminSchedule.selectWave', { time: name })}
                      rowIds={wave.map(({ id }) => id)}
                      selection={selection}
                    />
                  </Table.Td>
                  <Table.Th colSpan={4} scope="rowgroup">
                    <span className="h-row h-num">
                      {name}
                      <span className="h-faint">{wave.length}</span>
                    </span>
                  </Table.Th>
                </Table.Tr>
                {wave.map((challenge) => (
                  <Table.Tr
                    key={challenge.id}
                    className={styles.row ?? ''}
                    data-unseen={(seen && !seen.ids.has(challenge.id)) || undefined}
                  >
                    <Table.Td className={styles.check ?? ''}>
                      <Checkbox
                        aria-label={t('adminChallenges.select', { title: challenge.title })}
                        checked={selection.has(challenge.id)}
                        onChange={() => selection.toggle(challenge.id)}
                      />
                    </Table.Td>
                    <Table.Td>
                      <Link to={`/admin/games/${game.databaseId}/challenges/${challenge.databaseId}`}>
                        {challenge.title}
                      </Link>
                    </Table.Td>
                    <Table.Td className="h-desk">
                      <CategoryName category={challenge.category} />
                    </Table.Td>
                    <Table.Td className="h-num">{challenge.closeAt ? time(challenge.closeAt) : '–'}</Table.Td>
                    <Table.Td>
                      <StateChip challenge={challenge} seen={seen} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Fragment>
            )
          })}
        </Table.Tbody>
      </Table>
    </div>
  )
}

type StateProps = {
  challenge: {
    readonly id: string
    readonly isEnabled: boolean | null | undefined
    readonly isReleased: boolean | null | undefined
    readonly closeAt: string | null | undefined
    readonly requiredChallenges: readonly { readonly id: string }[] | null | undefined
  }
  seen: Props['seen']
}

function StateChip({ challenge, seen }: StateProps) {
  const { id, isEnabled, isReleased, closeAt, requiredChallenges } = challenge
  const { t } = useTranslation()
  const now = useNow(10_000)
  const at = seen ? Date.parse(seen.at) : now
  const isSeen = seen ? seen.ids.has(id) : isEnabled && isReleased
  if (!isEnabled) return <Chip>{t('adminChallenges.show.disabled')}</Chip>
  if (!isSeen) return <Chip>{t('adminSchedule.hidden')}</Chip>
  if (closeAt && Date.parse(closeAt) <= at) return <Chip tone="warn">{t('adminSchedule.closed')}</Chip>
  if (requiredChallenges?.length) return <Chip tone="brand">{t('adminSchedule.unlocked')}</Chip>
  return <Chip tone="ok">{t('adminSchedule.visible')}</Chip>
}
