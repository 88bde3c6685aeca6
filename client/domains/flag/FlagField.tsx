import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { challengeLimits } from '../../../rules/field-limits.ts'
import { showSuccess } from '../../components/toasts.ts'
import { useCreateFlags } from './useFlagMutations.ts'

type Props = { gameId: string; challengeId: string }

/** Adds one flag that is the same for all teams. It is inside another form, so it handles Enter itself. */
export function FlagField({ gameId, challengeId }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [createFlags, running] = useCreateFlags()
  const flag = text.trim()

  async function add() {
    if (!flag || running) return
    const outcome = await createFlags({ variables: { input: { gameId, challengeId, flags: [{ flag }] } } })
    setError(outcome.ok ? undefined : Object.values(outcome.fieldErrors)[0])
    if (!outcome.ok) return
    setText('')
    showSuccess(t('flags.added', { count: 1 }))
  }

  return (
    <div className="h-row" style={{ alignItems: 'flex-start' }}>
      <TextInput
        className="h-grow"
        aria-label={t('adminChallenge.flag')}
        placeholder="flag{…}"
        description={t('adminChallenge.flagHint')}
        styles={{ input: { fontFamily: 'var(--h-mono)' } }}
        maxLength={challengeLimits.flag}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          void add()
        }}
        error={error}
      />
      <Button disabled={!flag} loading={running} onClick={() => void add()}>
        {t('adminChallenge.addFlag')}
      </Button>
    </div>
  )
}
