import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconRefresh, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { challengeLimits } from '../../../../rules/field-limits.ts'
import {
  generateFlag,
  readTemplate,
  templatePrefixes,
  templateTokens,
} from '../../../../rules/flags/flag-template.ts'
import { templateStrength } from '../../../../rules/flags/template-strength.ts'
import type { ChallengeSectionProps } from './challenge-values.ts'
import styles from './ChallengeEditor.module.css'

/** A random example of a team's flag. A blank template counts as none. */
function flagSample(template: string): string {
  const hash = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
  return generateFlag(template.trim() === '' ? null : template, hash, {
    guid: () => crypto.randomUUID(),
    below: (count) => Math.floor(Math.random() * count),
  })
}

/** Edits the flag template, and shows the strength and an example of its flags. */
export function TemplateField({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const template = values.flagTemplate
  const { source, bits, isStrong } = templateStrength(template)
  const { prefix: usedPrefix, body } = readTemplate(template)
  const [sampleNumber, setSampleNumber] = useState(1)
  // The number is read, so that a press of the button makes another random example.
  const sample = useMemo(() => ({ sampleNumber, text: flagSample(template) }).text, [template, sampleNumber])
  const Shield = isStrong ? IconShieldCheck : IconShieldX

  function insert(token: string) {
    const at = input.current?.selectionStart ?? template.length
    const before = template.slice(0, at)
    // Inserts inside the braces, because only this part of a flag differs between teams.
    const point = before.includes('{') || !template.endsWith('}') ? at : template.length - 1
    set('flagTemplate', template.slice(0, point) + token + template.slice(point))
    input.current?.focus()
  }

  return (
    <>
      <div className="h-span-7">
        <TextInput
          ref={input}
          className={styles.mono ?? ''}
          label={t('adminChallenge.template')}
          placeholder="flag{[GUID]}"
          maxLength={challengeLimits.flagTemplate}
          value={template}
          onChange={(event) => set('flagTemplate', event.currentTarget.value)}
          error={errors['flagTemplate']}
          spellCheck={false}
        />
        <p className={styles.strength} data-weak={isStrong ? undefined : true}>
          <Shield size={14} stroke={1.75} aria-hidden />
          {t(`adminChallenge.strength.${isStrong ? source : 'weak'}`, { bits })}
        </p>
        <div className={styles.tokens} role="group" aria-label={t('adminChallenge.insert')}>
          {templateTokens.map((token) => (
            <Button
              key={token}
              size="xs"
              ff="monospace"
              title={t(`adminChallenge.token.${token.slice(1, -1)}`)}
              disabled={template.length + token.length > challengeLimits.flagTemplate}
              onClick={() => insert(token)}
            >
              {token}
            </Button>
          ))}
          {templatePrefixes.map((prefix) => (
            <Button
              key={prefix}
              size="xs"
              ff="monospace"
              title={t(`adminChallenge.token.${prefix.slice(1, -1)}`)}
              aria-pressed={usedPrefix === prefix}
              disabled={usedPrefix !== prefix && prefix.length + body.length > challengeLimits.flagTemplate}
              onClick={() => set('flagTemplate', usedPrefix === prefix ? body : prefix + body)}
            >
              {prefix}
            </Button>
          ))}
        </div>
      </div>
      <TextInput
        className={`h-span-5 ${styles.mono}`}
        label={t('adminChallenge.sample')}
        value={sample}
        title={sample}
        readOnly
        spellCheck={false}
        rightSection={
          <ActionIcon
            size={28}
            aria-label={t('adminChallenge.sampleAgain')}
            onClick={() => setSampleNumber(sampleNumber + 1)}
          >
            <IconRefresh size={16} stroke={1.75} />
          </ActionIcon>
        }
      />
    </>
  )
}
