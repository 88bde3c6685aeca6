import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { showSuccess } from '../../components/toasts.ts'
import { FlagLinesProblems } from './FlagLinesProblems.tsx'
import { readFlagLines } from './flag-lines.ts'
import { useCreateFlags } from './useFlagMutations.ts'

type Props = { gameId: string; challengeId: string; present: readonly string[] }

/** Adds multiple flags, one per line. */
export function AddFlagsForm({ gameId, challengeId, present }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [createFlags, running] = useCreateFlags()
  const lines = readFlagLines(text, present)
  const count = lines.flags.length
  const isWrong = lines.tooLong.length > 0

  async function add() {
    const flags = lines.flags.map((flag) => ({ flag }))
    const outcome = await createFlags({ variables: { input: { gameId, challengeId, flags } } })
    if (!outcome.ok) {
      setError(Object.values(outcome.fieldErrors)[0])
      return
    }
    setText('')
    setError(undefined)
    showSuccess(t('flags.added', { count }))
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0 && !isWrong && !running) void add()
      }}
    >
      <Textarea
        label={t('flags.lines')}
        description={t('flags.linesHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={'csictf{one}\ncsictf{another}'}
        autosize
        minRows={4}
        maxRows={16}
        styles={{ input: { fontFamily: 'var(--h-mono)' } }}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error}
      />
      <FlagLinesProblems lines={lines} />
      <Button
        type="submit"
        variant="filled"
        disabled={count === 0 || isWrong}
        loading={running}
        style={{ justifySelf: 'start' }}
      >
        {count === 0 ? t('flags.addHeading') : t('flags.add', { count })}
      </Button>
    </form>
  )
}
