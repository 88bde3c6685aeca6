import { ColorSwatch, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { brandScaleOf, SIGNAL_BLUE } from '../../theme/brand-scale.ts'
import { isHexColor } from '../../theme/oklch.ts'
import { BrandPreview } from './BrandPreview.tsx'
import type { SettingsSectionProps } from './settings-values.ts'
import { SettingsSection } from './SettingsSection.tsx'
import styles from './ThemeSection.module.css'

const FIRST_COLOR = '#0E9384'

/** Edits the color of the platform, with a preview in both schemes. */
export function ThemeSection({ draft: { values, set }, errors }: SettingsSectionProps) {
  const { t } = useTranslation()
  const pickerId = useId()
  const color = values.customTheme
  const isOwn = color !== ''
  const isValid = !isOwn || isHexColor(color)
  const choose = (next: string) => set('customTheme', next)
  return (
    <SettingsSection title={t('settings.theme')} hint={t('settings.themeHint')}>
      <div className="h-stack">
        <div className={styles.choice}>
          <Segmented
            label={t('settings.theme')}
            value={isOwn ? 'own' : 'blue'}
            onChange={(next) => choose(next === 'own' ? FIRST_COLOR : '')}
            options={[
              { value: 'blue', label: t('settings.signalBlue') },
              { value: 'own', label: t('settings.ownColor') },
            ]}
          />
          {isOwn ? (
            <div className={styles.color}>
              <TextInput
                aria-label={t('settings.color')}
                value={color}
                // An empty value selects signal blue, which is the other option.
                onChange={(event) => choose(event.currentTarget.value || '#')}
                error={errors['globalConfig.customTheme'] ?? (isValid ? null : t('appearance.badColor'))}
                leftSection={
                  <ColorSwatch color={isValid ? color : 'transparent'} size={16} radius="xs" aria-hidden />
                }
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                styles={{ input: { fontFamily: 'var(--h-mono)' } }}
              />
              <label className="h-sr" htmlFor={pickerId}>
                {t('settings.pickColor')}
              </label>
              <input
                id={pickerId}
                type="color"
                className={styles.picker}
                value={isValid ? color.toLowerCase() : '#1565d7'}
                onChange={(event) => choose(event.currentTarget.value.toUpperCase())}
              />
            </div>
          ) : null}
        </div>
        <BrandPreview brand={isOwn && isValid ? brandScaleOf(color) : SIGNAL_BLUE} />
      </div>
    </SettingsSection>
  )
}
