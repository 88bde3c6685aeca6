import { Checkbox, Table } from '@mantine/core'
import { Flag } from '../../../../components/flags/Flag.tsx'
import type { Category } from '../../../../../rules/categories.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { ChangeDivision, DivisionDraft } from './division-drafts.ts'
import { MatrixPanel } from './MatrixPanel.tsx'

type Props = {
  divisions: readonly DivisionDraft[]
  challenges: readonly { id: string; title: string; category: Category }[]
  onChange: ChangeDivision
}

/** The challenges that the teams of each division see. */
export function SeenMatrix({ divisions, challenges, onChange }: Props) {
  const { t } = useTranslation()
  if (challenges.length === 0) return null
  return (
    <MatrixPanel
      label={t('adminDivisions.challenges')}
      hint={t('adminDivisions.challengesHint')}
      first={t('scoreboard.challenge')}
      head={divisions.map(({ id, name }) => (
        <Table.Th key={id}>{name}</Table.Th>
      ))}
    >
      {challenges.map((challenge) => (
        <Table.Tr key={challenge.id}>
          <Table.Th scope="row">
            <span className="h-row">
              <Flag category={challenge.category} size={14} />
              {challenge.title}
            </span>
          </Table.Th>
          {divisions.map(({ id, name, hiddenChallengeIds: hidden }) => (
            <Table.Td key={id}>
              <Checkbox
                aria-label={t('adminDivisions.sees', { division: name, title: challenge.title })}
                checked={!hidden.includes(challenge.id)}
                onChange={(event) =>
                  onChange(id, {
                    hiddenChallengeIds: event.currentTarget.checked
                      ? hidden.filter((other) => other !== challenge.id)
                      : [...hidden, challenge.id],
                  })
                }
              />
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </MatrixPanel>
  )
}
