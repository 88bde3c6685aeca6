import '@mantine/dates/styles.css'
import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import dayjs from 'dayjs'
import { useTranslation } from '../i18n/useTranslation.ts'
import { formatDate } from '../time/formats.ts'
import styles from './DateField.module.css'
import { useCalendarTexts } from './useCalendarTexts.ts'

type Props = {
  label: string
  /** `YYYY-MM-DD`; null for no date. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A date field in a tool bar, with its label before it, or above it on phones. */
export function DateField({ label, value, onChange }: Props) {
  const { t, i18n } = useTranslation()
  return (
    <DatePickerInput
      {...useCalendarTexts()}
      classNames={{ root: styles.field ?? '', wrapper: styles.input ?? '' }}
      label={label}
      value={value}
      onChange={onChange}
      valueFormatter={({ date }) =>
        typeof date === 'string' ? formatDate(dayjs(date).valueOf(), 'shortWithYear', i18n.language) : ''
      }
      firstDayOfWeek={1}
      weekendDays={[]}
      clearable
      clearButtonProps={{ 'aria-label': t('action.clear') }}
      rightSection={value === null ? <IconCalendar size={16} stroke={1.75} aria-hidden /> : undefined}
    />
  )
}
