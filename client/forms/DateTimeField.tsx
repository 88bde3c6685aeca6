import '@mantine/dates/styles.css'
import { DateTimePicker, type DateTimePickerProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import dayjs from 'dayjs'
import type { MouseEvent } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { dateAndTime } from '../time/formats.ts'
import { useCalendarTexts } from './useCalendarTexts.ts'

type Props = Omit<DateTimePickerProps, 'value' | 'onChange' | 'type'> & {
  /** ISO 8601; empty for no time, which only a clearable field can have. */
  value: string
  onChange: (value: string) => void
}

const LOCAL = 'YYYY-MM-DD HH:mm:ss'

/**
 * Keeps the digits selected on a click into the field that has the focus, so that the next key replaces them. Chromium
 * puts the caret between selected digits, also after the picker has selected them again.
 */
const timePart = {
  onMouseDown(event: MouseEvent<HTMLInputElement>) {
    event.stopPropagation()
    if (document.activeElement === event.currentTarget) event.preventDefault()
  },
}

/** A date and time field in the viewer's time zone. */
export function DateTimeField({ value, onChange, ...rest }: Props) {
  const { t, i18n } = useTranslation()
  return (
    <DateTimePicker
      {...useCalendarTexts()}
      value={value === '' ? null : dayjs(value).format(LOCAL)}
      onChange={(next) => {
        if (typeof next === 'string') onChange(dayjs(next).toISOString())
        else if (rest.clearable) onChange('')
      }}
      valueFormat={(date) => dateAndTime(dayjs(date).valueOf(), i18n.language)}
      firstDayOfWeek={1}
      weekendDays={[]}
      timePickerProps={{
        hoursInputLabel: t('dateTime.hours'),
        minutesInputLabel: t('dateTime.minutes'),
        hoursInputProps: timePart,
        minutesInputProps: timePart,
      }}
      rightSection={
        rest.clearable && value !== '' ? undefined : <IconCalendar size={16} stroke={1.75} aria-hidden />
      }
      clearButtonProps={{ 'aria-label': t('dateTime.clear') }}
      submitButtonProps={{ 'aria-label': t('dateTime.done') }}
      {...rest}
    />
  )
}
