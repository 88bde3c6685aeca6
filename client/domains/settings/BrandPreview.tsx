import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { brandContrasts } from '../../theme/brand-contrast.ts'
import type { BrandScale } from '../../theme/brand-scale.ts'
import styles from './ThemeSection.module.css'

/** Previews a brand color in both schemes with its contrast. */
export function BrandPreview({ brand }: { brand: BrandScale }) {
  const { t, i18n } = useTranslation()
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const shades = Object.fromEntries(brand.shades.map((shade, index) => [`--h-brand-${index}`, shade]))
  const schemes = [
    { scheme: 'dark', tint: brand.darkTint },
    { scheme: 'light', tint: brand.shades[1] ?? '' },
  ] as const
  const contrasts = brandContrasts(brand)
  const met = contrasts.filter(({ isMet }) => isMet).length
  const isGood = met === contrasts.length
  const Summary = isGood ? IconCheck : IconAlertTriangle
  return (
    <>
      <div className={styles.scale} aria-hidden>
        {brand.shades.map((shade) => (
          <span key={shade} style={{ background: shade }} />
        ))}
      </div>
      <div className={styles.schemes} aria-hidden>
        {schemes.map(({ scheme, tint }) => (
          <div
            key={scheme}
            className={styles.scheme}
            data-mantine-color-scheme={scheme}
            style={{ ...shades, '--h-tint': tint } as CSSProperties}
          >
            <div className={styles.tabs}>
              <b>{t(`appearance.${scheme}`)}</b>
              <span>{t('navigation.scoreboard')}</span>
            </div>
            <div className={styles.selected}>{t('settings.sampleSelected')}</div>
            <div className={styles.row}>
              <span className={styles.link}>{t('settings.sampleLink')}</span>
              <span className={styles.button}>{t('settings.sampleButton')}</span>
            </div>
          </div>
        ))}
      </div>
      {/* A color that is hard to read shows its contrasts at once. */}
      <details className={styles.details} open={!isGood}>
        <summary data-failed={isGood ? undefined : true}>
          <Summary size={16} stroke={1.75} aria-hidden />
          {t('settings.contrast')}
          <span className="h-num">{`${met} / ${contrasts.length}`}</span>
        </summary>
        <ul className={styles.contrasts} aria-label={t('settings.contrast')}>
          {contrasts.map(({ pair, ratio: value, needed, isMet }) => {
            const Mark = isMet ? IconCheck : IconAlertTriangle
            return (
              <li key={pair} data-failed={isMet ? undefined : true}>
                <Mark
                  size={16}
                  stroke={1.75}
                  role="img"
                  aria-label={t(isMet ? 'settings.met' : 'settings.failed')}
                />
                {t(`settings.pairs.${pair}`)}
                <span className={styles.ratio}>
                  {t('settings.ratio', { ratio: ratio.format(value), needed: ratio.format(needed) })}
                </span>
              </li>
            )
          })}
        </ul>
      </details>
    </>
  )
}
