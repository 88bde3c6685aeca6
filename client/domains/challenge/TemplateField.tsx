import { Button, Input, TextInput } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChallengeSectionProps } from './ChallengeEditor.tsx'
import { flagStrength } from './flag-strength.ts'
import styles from './ChallengeEditor.module.css'

const TOKENS = ['[TEAM_HASH]', '[GUID]'] as const
const PREFIX = '[LEET]'

/** What the flags of teams are made of, and how well they hide from each other. */
export function TemplateField({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const template = values.flagTemplate
  const { source, bits, isStrong } = flagStrength(template)
  const Shield = isStrong ? IconShieldCheck : IconShieldX

  function insert(token: string) {
    const at = input.current?.selectionStart ?? template.length
    const before = template.slice(0, at)
    // Inside the braces, where a flag differs.
    const point = before.includes('{') || !template.endsWith('}') ? at : template.length - 1
    set('flagTemplate', template.slice(0, point) + token + template.slice(point))
    input.current?.focus()
  }
  function toggleLeet() {
    set('flagTemplate', template.startsWith(PREFIX) ? template.slice(PREFIX.length) : PREFIX + template)
  }

  return (
    <>
      <div className="h-span-8">
        <TextInput
          ref={input}
          className={styles.mono ?? ''}
          label={t('adminChallenge.template')}
          placeholder="flag{[GUID]}"
          maxLength={120}
          value={template}
          onChange={(event) => set('flagTemplate', event.currentTarget.value)}
          error={errors['flagTemplate']}
          spellCheck={false}
        />
        <p className={styles.strength} data-weak={isStrong ? undefined : true}>
          <Shield size={14} stroke={1.75} aria-hidden />
          {t(`adminChallenge.strength.${isStrong ? source : 'weak'}`, { bits })}
        </p>
      </div>
      <Input.Wrapper className="h-span-4" label={t('adminChallenge.insert')} labelElement="div">
        <div className={styles.tokens}>
          {TOKENS.map((token) => (
            <Button
              key={token}
              size="xs"
              px={8}
              ff="monospace"
              title={t(`adminChallenge.token.${token.slice(1, -1)}`)}
              disabled={template.length + token.length > 120}
              onClick={() => insert(token)}
            >
              {token}
            </Button>
          ))}
          <Button
            size="xs"
            px={8}
            ff="monospace"
            title={t('adminChallenge.token.LEET')}
            aria-pressed={template.startsWith(PREFIX)}
            onClick={toggleLeet}
          >
            {PREFIX}
          </Button>
        </div>
      </Input.Wrapper>
    </>
  )
}
