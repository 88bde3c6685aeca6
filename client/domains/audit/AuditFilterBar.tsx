import { Select } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { DateField } from '../../forms/DateField.tsx'
import { AUDIT_ACTIONS } from './audit-actions.ts'
import { dayInAddress, type AuditFilters } from './audit-filters.ts'
import { useAuditTexts } from './useAuditTexts.ts'
import styles from './Audit.module.css'

type Props = {
  filters: AuditFilters
  params: URLSearchParams
  typed: string
  onType: (text: string) => void
  onSet: (name: string, value: string | null) => void
}

const DATES = ['since', 'until'] as const

export function AuditFilterBar({ filters, params, typed, onType, onSet }: Props) {
  const { t } = useTranslation()
  const { actionWords } = useAuditTexts()
  return (
    <FilterBar
      count={[filters.action, filters.since, filters.until].filter((value) => value !== null).length}
      search={<SearchField label={t('audit.search')} value={typed} onChange={onType} />}
    >
      <Select
        aria-label={t('audit.act')}
        placeholder={t('audit.everyAct')}
        data={AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value) }))}
        value={filters.action}
        onChange={(action) => onSet('action', action)}
        searchable
        clearable={filters.action !== null}
        nothingFoundMessage={t('audit.noSuchAct')}
        rightSection={
          filters.action === null ? <IconChevronDown size={16} stroke={1.75} aria-hidden /> : undefined
        }
        className={styles.action ?? ''}
      />
      {DATES.map((name) => (
        <DateField
          key={name}
          label={t(`audit.${name}`)}
          value={dayInAddress(params, name)}
          onChange={(day) => onSet(name, day)}
        />
      ))}
    </FilterBar>
  )
}
