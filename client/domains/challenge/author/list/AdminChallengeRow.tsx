import { Checkbox, Table } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { AdminChallengeRow_challenge$key } from '../../../../__generated__/AdminChallengeRow_challenge.graphql.ts'
import { Pennant } from '../../../../components/flags/Pennant.tsx'
import { TimesNote } from '../schedule/TimesNote.tsx'
import { EnableSwitch } from '../EnableSwitch.tsx'
import styles from './AdminChallengeList.module.css'

type Props = {
  challenge: AdminChallengeRow_challenge$key
  game: { id: string; databaseId: number }
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

const PLACES = [1, 2, 3] as const

export function AdminChallengeRow({ challenge: key, game, isSelected, onSelect }: Props) {
  const { t, i18n } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment AdminChallengeRow_challenge on Challenge {
        id
        databaseId
        title
        type
        isEnabled
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
      }
    `,
    key,
  )
  const figure = (value: number) => value.toLocaleString(i18n.language)
  return (
    <Table.Tr className={styles.row ?? ''} data-selected={isSelected || undefined}>
      <Table.Td className={styles.check ?? ''}>
        <Checkbox
          aria-label={t('adminChallenges.select', { title: challenge.title })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Link
          className={styles.title}
          data-off={!challenge.isEnabled || undefined}
          to={`/admin/games/${game.databaseId}/challenges/${challenge.databaseId}`}
        >
          {challenge.title}
        </Link>
        <TimesNote challenge={challenge} />
        <div className="h-label h-phone">{t(`challengeType.${challenge.type}`)}</div>
      </Table.Td>
      <Table.Td className="h-desk h-dim">{t(`challengeType.${challenge.type}`)}</Table.Td>
      <Table.Td className={`h-desk ${styles.range}`}>
        {t('adminChallenges.range', {
          from: figure(challenge.originalScore ?? 0),
          to: figure(challenge.minScore),
        })}
      </Table.Td>
      <Table.Td className={styles.figure ?? ''}>
        <b>{figure(challenge.score)}</b>
      </Table.Td>
      <Table.Td className={styles.figure ?? ''}>{figure(challenge.solvedCount)}</Table.Td>
      <Table.Td className="h-desk">
        <span className={styles.bloods}>
          {PLACES.map((place) => {
            const team = challenge.bloods[place - 1]?.team.name
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
      </Table.Td>
      <Table.Td className={styles.switch ?? ''}>
        <EnableSwitch
          gameId={game.id}
          challengeId={challenge.id}
          title={challenge.title}
          isEnabled={challenge.isEnabled ?? false}
        />
      </Table.Td>
    </Table.Tr>
  )
}
