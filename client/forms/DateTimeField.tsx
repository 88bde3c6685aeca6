import '@mantine/dates/styles.css'
import { DateTimePicker, type DateTimePickerProps } from '@mantine/dates'
import dayjs from 'dayjs'
import type { MouseEvent } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { dateAndTime } from '../time/formats.ts'

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
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.language, options)
    return (date: string) => format.format(dayjs(date).valueOf())
  }
  return (
    <DateTimePicker
      weekdayFormat={words({ weekday: 'short' })}
      monthLabelFormat={words({ month: 'long', year: 'numeric' })}
      monthsListFormat={words({ month: 'short' })}
      yearLabelFormat={words({ year: 'numeric' })}
      yearsListFormat={words({ year: 'numeric' })}
      getDayAriaLabel={words({ dateStyle: 'long' })}
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
      ariaLabels={{
        previousMonth: t('dateTime.previousMonth'),
        nextMonth: t('dateTime.nextMonth'),
        previousYear: t('dateTime.previousYear'),
        nextYear: t('dateTime.nextYear'),
        previousDecade: t('dateTime.previousDecade'),
        nextDecade: t('dateTime.nextDecade'),
        monthLevelControl: t('dateTime.chooseMonth'),
        yearLevelControl: t('dateTime.chooseYear'),
      }}
      clearButtonProps={{ 'aria-label': t('dateTime.clear') }}
      submitButtonProps={{ 'aria-label': t('dateTime.done') }}
      {...rest}
    />
  )
}
