import { ColorSwatch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import { SIGNAL_BLUE } from '../../../theme/brand-scale.ts'
import { isHexColor } from '../../../theme/oklch.ts'
import { saveThemeChoice, useThemeChoice } from '../../../theme/theme-choice.ts'
import { useScheme } from '../../../theme/ThemeProvider.tsx'

type Provider = 'managed' | 'default' | 'custom'

/** The initial custom color. */
const firstColor = SIGNAL_BLUE.shades[6] ?? ''

/** Chooses the scheme and the theme: the platform's, the default or a custom color. */
export function AppearanceControls() {
  const { t } = useTranslation()
  const { scheme, setScheme } = useScheme()
  const choice = useThemeChoice()
  const [custom, setCustom] = useState<string>(choice.startsWith('#') ? choice : firstColor)
  const provider: Provider = choice === '' ? 'managed' : choice === 'brand' ? 'default' : 'custom'
  const isValid = isHexColor(custom)

  function chooseProvider(next: Provider) {
    if (next === 'managed') saveThemeChoice('')
    else if (next === 'default') saveThemeChoice('brand')
    else chooseColor(isValid ? custom : firstColor)
  }
  function chooseColor(color: string) {
    setCustom(color)
    // An empty field must not select the platform's theme.
    if (isHexColor(color)) saveThemeChoice(color)
  }

  return (
    <div className="h-stack">
      <div>
        <div className="h-sub">{t('appearance.scheme')}</div>
        <Segmented
          label={t('appearance.scheme')}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'dark', label: t('appearance.dark') },
            { value: 'light', label: t('appearance.light') },
            { value: 'auto', label: t('appearance.auto') },
          ]}
        />
      </div>
      <div>
        <div className="h-sub">{t('appearance.theme')}</div>
        <Segmented
          label={t('appearance.theme')}
          value={provider}
          onChange={chooseProvider}
          options={[
            { value: 'managed', label: t('appearance.managed') },
            { value: 'default', label: t('appearance.default') },
            { value: 'custom', label: t('appearance.custom') },
          ]}
        />
      </div>
      {provider === 'custom' ? (
        <div className="h-row" style={{ alignItems: 'flex-start' }}>
          <TextInput
            className="h-grow"
            label={t('appearance.color')}
            value={custom}
            onChange={(event) => chooseColor(event.currentTarget.value)}
            error={isValid ? null : t('appearance.badColor')}
            leftSection={<ColorSwatch color={isValid ? custom : 'transparent'} size={16} radius="xs" />}
            maxLength={7}
            spellCheck={false}
          />
          <input
            type="color"
            aria-label={t('appearance.pickColor')}
            value={(isValid ? custom : firstColor).toLowerCase()}
            onChange={(event) => chooseColor(event.currentTarget.value.toUpperCase())}
            style={{ width: 44, height: 36, marginTop: 24, padding: 2, background: 'var(--h-field)' }}
          />
        </div>
      ) : null}
    </div>
  )
}
