import { Select } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { categories } from '../../../../../rules/categories.ts'
import { challengeTypes } from '../../../../../rules/challenge-types.ts'
import { FilterBar } from '../../../../components/controls/FilterBar.tsx'
import { SearchField } from '../../../../components/controls/SearchField.tsx'
import { Segmented } from '../../../../components/controls/Segmented.tsx'
import { SHOWN, type ChallengeFilters } from './challenge-list.ts'
import styles from './AdminChallengeList.module.css'

type Props = {
  filters: ChallengeFilters
  onType: (text: string) => void
  onSet: (name: 'show' | 'category' | 'type', value: string | null) => void
}

/** The search and the filters of a game's challenges. */
export function ChallengeFilterBar({ filters: { search, show, category, type }, onType, onSet }: Props) {
  const { t } = useTranslation()
  const options = {
    className: styles.filter ?? '',
    maxDropdownHeight: 480,
  }
  const arrow = <IconChevronDown size={16} stroke={1.75} aria-hidden />
  return (
    <FilterBar
      count={(show === 'all' ? 0 : 1) + (category === null ? 0 : 1) + (type === null ? 0 : 1)}
      search={<SearchField label={t('adminChallenges.search')} value={search} onChange={onType} />}
    >
      <Segmented
        label={t('adminChallenges.show.label')}
        value={show}
        onChange={(next) => onSet('show', next === 'all' ? null : next)}
        options={SHOWN.map((value) => ({ value, label: t(`adminChallenges.show.${value}`) }))}
      />
      <Select
        {...options}
        aria-label={t('adminChallenge.category')}
        placeholder={t('adminChallenges.everyCategory')}
        data={[...categories]}
        value={category}
        onChange={(next) => onSet('category', next)}
        clearable={category !== null}
        {...(category === null ? { rightSection: arrow } : {})}
      />
      <Select
        {...options}
        aria-label={t('adminChallenge.type')}
        placeholder={t('adminChallenges.everyType')}
        data={challengeTypes.map((value) => ({ value, label: t(`challengeType.${value}`) }))}
        value={type}
        onChange={(next) => onSet('type', next)}
        clearable={type !== null}
        {...(type === null ? { rightSection: arrow } : {})}
      />
    </FilterBar>
  )
}
