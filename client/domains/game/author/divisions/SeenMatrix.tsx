import { Table } from '@mantine/core'
import { Fragment } from 'react'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import type { Category } from '../../../../../rules/categories.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { ChangeDivision, DivisionDraft } from './division-drafts.ts'
import { MatrixPanel } from './MatrixPanel.tsx'
import { SeenCheckbox } from './SeenCheckbox.tsx'
import styles from './Matrix.module.css'

type Challenge = { id: string; title: string; category: Category }
type Props = {
  divisions: readonly DivisionDraft[]
  challenges: readonly Challenge[]
  onChange: ChangeDivision
}

/** The challenges that the teams of each division see, by category. A category and the whole list have boxes too. */
export function SeenMatrix({ divisions, challenges, onChange }: Props) {
  const { t } = useTranslation()
  if (challenges.length === 0) return null
  const categories = [...new Set(challenges.map(({ category }) => category))]
  return (
    <MatrixPanel
      label={t('adminDivisions.challenges')}
      hint={t('adminDivisions.challengesHint')}
      first={t('scoreboard.challenge')}
      isNarrow
      head={divisions.map((division) => (
        <Table.Th key={division.id}>
          <SeenCheckbox
            label={t('adminDivisions.seesAll', { division: division.name })}
            text={division.name}
            division={division}
            challengeIds={challenges.map(({ id }) => id)}
            onChange={onChange}
          />
        </Table.Th>
      ))}
    >
      {categories.map((category) => {
        const inCategory = challenges.filter((challenge) => challenge.category === category)
        return (
          <Fragment key={category}>
            <Table.Tr className={styles.category ?? ''}>
              <Table.Th scope="rowgroup">
                <span className="h-row h-num">
                  <CategoryName category={category} />
                  <span className="h-faint">{inCategory.length}</span>
                </span>
              </Table.Th>
              {divisions.map((division) => (
                <Table.Td key={division.id}>
                  <SeenCheckbox
                    label={t('adminDivisions.seesCategory', { division: division.name, category })}
                    division={division}
                    challengeIds={inCategory.map(({ id }) => id)}
                    onChange={onChange}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
            {inCategory.map(({ id, title }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" className={styles.inCategory ?? ''}>
                  {title}
                </Table.Th>
                {divisions.map((division) => (
                  <Table.Td key={division.id}>
                    <SeenCheckbox
                      label={t('adminDivisions.sees', { division: division.name, title })}
                      division={division}
                      challengeIds={[id]}
                      onChange={onChange}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Fragment>
        )
      })}
    </MatrixPanel>
  )
}
