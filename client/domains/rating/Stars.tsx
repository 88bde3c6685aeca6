import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = { stars: number; /** Shows one decimal always, so that averages line up. */ isAverage?: boolean }

/** A number of stars out of five, as a figure with a star. */
export function Stars({ stars, isAverage = false }: Props) {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: isAverage ? 1 : 0,
    maximumFractionDigits: 1,
  }).format(stars)
  const label = t('rating.starsOf', { stars: figure })
  return (
    <span className="h-num" role="img" aria-label={label} title={label}>
      {figure} ★
    </span>
  )
}
