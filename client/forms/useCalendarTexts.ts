import dayjs from 'dayjs'
import { useTranslation } from '../i18n/useTranslation.ts'

/** The texts of a calendar in the language of the page, for the date fields of Mantine. */
export function useCalendarTexts() {
  const { t, i18n } = useTranslation()
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.language, options)
    return (date: string) => format.format(dayjs(date).valueOf())
  }
  return {
    weekdayFormat: words({ weekday: 'short' }),
    monthLabelFormat: words({ month: 'long', year: 'numeric' }),
    monthsListFormat: words({ month: 'short' }),
    yearLabelFormat: words({ year: 'numeric' }),
    yearsListFormat: words({ year: 'numeric' }),
    getDayAriaLabel: words({ dateStyle: 'long' }),
    ariaLabels: {
      previousMonth: t('dateTime.previousMonth'),
      nextMonth: t('dateTime.nextMonth'),
      previousYear: t('dateTime.previousYear'),
      nextYear: t('dateTime.nextYear'),
      previousDecade: t('dateTime.previousDecade'),
      nextDecade: t('dateTime.nextDecade'),
      monthLevelControl: t('dateTime.chooseMonth'),
      yearLevelControl: t('dateTime.chooseYear'),
    },
  }
}
