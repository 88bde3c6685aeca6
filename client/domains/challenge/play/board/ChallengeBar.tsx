import { ActionIcon, Switch } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { SearchField } from '../../../../components/controls/SearchField.tsx'
import { Segmented } from '../../../../components/controls/Segmented.tsx'
import { LazyMenu } from '../../../../components/menus/LazyMenu.tsx'
import { lazyPart } from '../../../../relay/lazy-part.ts'
import { SORTS, type ChallengeFilters } from './challenge-filters.ts'
import { useIsPhone } from '../../../../theme/useIsPhone.ts'
import styles from './ChallengeBar.module.css'

const ContentPopover = lazyPart(() =>
  import('../../../../components/menus/ContentPopover.tsx').then((module) => module.ContentPopover),
)

type Props = {
  filters: ChallengeFilters
  onChange: (changes: Partial<ChallengeFilters>) => void
  onText: (text: string) => void
}

/** The title with order, hide solved and search. On phones, two buttons open these. */
export function ChallengeBar(props: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <div className={styles.bar}>
      <h1 className={styles.heading}>{t('play.challenges')}</h1>
      {isPhone ? <PhoneControls {...props} /> : <Controls {...props} />}
    </div>
  )
}

function Sorting({ filters, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.sorting}>
      <span className="h-label" aria-hidden>
        {t('play.sort')}
      </span>
      <Segmented
        label={t('play.sort')}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
        options={SORTS.map((sort) => ({ value: sort, label: t(`play.sortBy.${sort}`) }))}
      />
    </div>
  )
}

function HideSolved({ filters, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Switch
      className={styles.hide ?? ''}
      label={t('play.hideSolved')}
      checked={filters.hideSolved}
      onChange={(event) => onChange({ hideSolved: event.currentTarget.checked })}
    />
  )
}

function Controls(props: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Sorting {...props} />
      <HideSolved {...props} />
      <div className={styles.search}>
        <SearchField value={props.filters.text} onChange={props.onText} label={t('play.find')} width="100%" />
      </div>
    </>
  )
}

function PhoneControls(props: Props) {
  const { t } = useTranslation()
  const [isSearching, setSearching] = useState(props.filters.text !== '')
  const field = useRef<HTMLDivElement>(null)
  return (
    <>
      <ActionIcon
        size={44}
        aria-label={t('action.search')}
        aria-expanded={isSearching}
        onClick={() => {
          if (isSearching) props.onText('')
          flushSync(() => setSearching(!isSearching))
          field.current?.querySelector('input')?.focus()
        }}
      >
        <IconSearch size={20} stroke={1.75} />
      </ActionIcon>
      <LazyMenu
        menu={ContentPopover}
        popup="dialog"
        content={
          <div className={styles.choices}>
            <Sorting {...props} />
            <HideSolved {...props} />
          </div>
        }
      >
        <ActionIcon size={44} aria-label={t('play.filter')}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} />
        </ActionIcon>
      </LazyMenu>
      {isSearching ? (
        <div ref={field} className={styles.phoneSearch}>
          <SearchField
            value={props.filters.text}
            onChange={props.onText}
            label={t('play.find')}
            width="100%"
          />
        </div>
      ) : null}
    </>
  )
}
