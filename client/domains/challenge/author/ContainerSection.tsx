import { Switch, TextInput } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { hasContainer, type ChallengeType } from '../../../../rules/challenge-types.ts'
import { challengeLimits } from '../../../../rules/field-limits.ts'
import { UnitInput } from '../../../forms/UnitInput.tsx'
import { useClientConfig } from '../../../session/client-config.ts'
import type { ChallengeSectionProps } from './challenge-values.ts'
import styles from './ChallengeEditor.module.css'

const LIMITS = [
  { key: 'containerExposePort', min: 1, max: 65_535, parts: 1 },
  // The API counts tenths of a core.
  { key: 'cpuTenths', ...challengeLimits.cpuTenths, parts: 10 },
  { key: 'memoryLimitMib', ...challengeLimits.memoryLimitMib, parts: 1 },
  { key: 'storageLimitMib', ...challengeLimits.storageLimitMib, parts: 1 },
] as const

const quotient = (value: number | null, parts: number) => (value === null ? null : value / parts)

type Props = ChallengeSectionProps & { type: ChallengeType }

/** The container of a challenge, if its type has one. */
export function ContainerSection({ draft: { values, set }, errors, type }: Props) {
  const { t } = useTranslation()
  const { portMapping } = useClientConfig()
  if (!hasContainer(type)) return null
  return (
    <div className="h-form-section">
      <h3>{t('adminChallenge.container')}</h3>
      <div className="h-grid-12">
        <TextInput
          className={`h-span-12 ${styles.mono}`}
          label={t('adminChallenge.image')}
          placeholder="registry.example.org/ctf/challenge:1.0"
          value={values.containerImage}
          onChange={(event) => set('containerImage', event.currentTarget.value)}
          error={errors['containerImage']}
          spellCheck={false}
        />
        {LIMITS.map(({ key, min, max, parts }) => (
          <UnitInput
            key={key}
            className="h-span-3 h-half"
            label={t(`adminChallenge.limit.${key}`)}
            unit={t(`adminChallenge.unit.${key}`)}
            min={min / parts}
            max={max / parts}
            step={1 / parts}
            decimalScale={Math.log10(parts)}
            allowDecimal={parts > 1}
            allowNegative={false}
            value={quotient(values[key], parts)}
            onChange={(value) => set(key, value === null ? null : Math.round(value * parts))}
            error={errors[key]}
          />
        ))}
        {type === 'StaticContainer' ? (
          <UnitInput
            className="h-span-12"
            label={t('adminChallenge.warm')}
            description={t('adminChallenge.warmHint')}
            {...challengeLimits.warmInstances}
            allowDecimal={false}
            allowNegative={false}
            value={values.warmInstances}
            onChange={(value) => set('warmInstances', value)}
            error={errors['warmInstances']}
          />
        ) : null}
        <Switch
          className="h-span-6"
          label={t('adminChallenge.capture')}
          description={t(
            portMapping === 'PlatformProxy'
              ? 'adminChallenge.captureHint'
              : 'adminChallenge.captureNeedsProxy',
          )}
          checked={values.enableTrafficCapture}
          onChange={(event) => set('enableTrafficCapture', event.currentTarget.checked)}
        />
      </div>
    </div>
  )
}
