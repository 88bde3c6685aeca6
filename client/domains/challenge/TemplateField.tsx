import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconRefresh, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChallengeSectionProps } from './challenge-values.ts'
import { flagSample } from './flag-sample.ts'
import { flagStrength } from './flag-strength.ts'
import { PREFIXES, readTemplate } from './leet-tables.ts'
import styles from './ChallengeEditor.module.css'

const TOKENS = ['[TEAM_HASH]', '[GUID]'] as const
const LONGEST = 120

/** Edits the flag template, and shows the strength and an example of its flags. */
export function TemplateField({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const template = values.flagTemplate
  const { source, bits, isStrong } = flagStrength(template)
  const { prefix: worn, body } = readTemplate(template)
  const [drawn, draw] = useState(0)
  // A different seed gives a different example of the template.
  const sample = useMemo(() => ({ drawn, text: flagSample(template) }).text, [template, drawn])
  const Shield = isStrong ? IconShieldCheck : IconShieldX

  function insert(token: string) {
    const at = input.current?.selectionStart ?? template.length
    const before = template.slice(0, at)
    // Inside the braces, where a flag differs.
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
          maxLength={LONGEST}
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
          {TOKENS.map((token) => (
            <Button
              key={token}
              size="xs"
              px={8}
              ff="monospace"
              title={t(`adminChallenge.token.${token.slice(1, -1)}`)}
              disabled={template.length + token.length > LONGEST}
              onClick={() => insert(token)}
            >
              {token}
            </Button>
          ))}
          {PREFIXES.map((prefix) => (
            <Button
              key={prefix}
              size="xs"
              px={8}
              ff="monospace"
              title={t(`adminChallenge.token.${prefix.slice(1, -1)}`)}
              aria-pressed={worn === prefix}
              disabled={worn !== prefix && prefix.length + body.length > LONGEST}
              onClick={() => set('flagTemplate', worn === prefix ? body : prefix + body)}
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
            onClick={() => draw((count) => count + 1)}
          >
            <IconRefresh size={16} stroke={1.75} />
          </ActionIcon>
        }
      />
    </>
  )
}
