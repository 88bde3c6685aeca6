import { IconStack2 } from '@tabler/icons-react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { CategoryFilter_challenges$key } from '../../../../__generated__/CategoryFilter_challenges.graphql.ts'
import { categories, type Category } from '../../../../../rules/categories.ts'
import { Flag } from '../../../../components/flags/Flag.tsx'
import { ChoiceList } from '../../../../components/controls/ChoiceList.tsx'
import { countCategories } from './challenge-filters.ts'

type Props = {
  challenges: CategoryFilter_challenges$key
  selected: Category | null
  onSelect: (category: Category | null) => void
}

const ALL = 'all'

/** Filters challenges by category and shows the solved share of each. */
export function CategoryFilter({ challenges: references, selected, onSelect }: Props) {
  const { t } = useTranslation()
  const challenges = useFragment(
    graphql`
      fragment CategoryFilter_challenges on Challenge @relay(plural: true) {
        title
        category
        score
        solvedCount
        isSolved
      }
    `,
    references,
  )
  const solved = challenges.filter(({ isSolved }) => isSolved).length
  const items = countCategories(challenges).map(({ category, solved: done, total }) => ({
    key: category,
    label: category,
    mark: <Flag category={category} decorative />,
    count: `${done}/${total}`,
    done: done === total,
  }))
  return (
    <ChoiceList
      label={t('play.categories')}
      selected={selected ?? ALL}
      onSelect={(key) => onSelect(categories.find((category) => category === key) ?? null)}
      items={[
        {
          key: ALL,
          label: t('play.allCategories'),
          mark: <IconStack2 size={16} stroke={1.75} aria-hidden />,
          count: `${solved}/${challenges.length}`,
          done: false,
        },
        ...items,
      ]}
    />
  )
}
