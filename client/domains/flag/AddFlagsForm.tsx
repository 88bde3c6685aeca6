import { Button, Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { FlagLinesProblems } from './FlagLinesProblems.tsx'
import { readFlagLines, readLines } from './flag-lines.ts'
import { useCreateFlags } from './useFlagMutations.ts'

const KINDS = ['Exact', 'CaseInsensitive', 'Regex'] as const

type Props = {
  gameId: string
  challengeId: string
  /** The flags that the challenge already has. */
  existing: readonly string[]
  /** The kinds of flags that a challenge with one flag per team accepts; null for other challenges. */
  only: 'baits' | 'exactOrBaits' | null
}

/** Adds multiple flags of one kind, one per line. */
export function AddFlagsForm({ gameId, challengeId, existing, only }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<(typeof KINDS)[number]>('Exact')
  const [isMarkedAsBait, setMarkedAsBait] = useState(false)
  const [examples, setExamples] = useState('')
  const [counterexamples, setCounterexamples] = useState('')
  const [error, setError] = useState<string>()
  const [createFlags, running] = useCreateFlags()
  const lines = readFlagLines(text, existing)
  const count = lines.flags.length
  const isWrong = lines.tooLong.length > 0
  const isBait = isMarkedAsBait || only === 'baits'
  const hasKinds = only === null || isBait
  const kind = hasKinds ? chosenKind : 'Exact'

  async function add() {
    const samples =
      kind === 'Exact' ? {} : { examples: readLines(examples), counterexamples: readLines(counterexamples) }
    const flags = lines.flags.map((flag) => ({ flag, kind, isBait, ...samples }))
    const outcome = await createFlags({ variables: { input: { gameId, challengeId, flags } } })
    if (!outcome.ok) {
      setError(Object.values(outcome.fieldErrors)[0])
      return
    }
    for (const clear of [setText, setExamples, setCounterexamples]) clear('')
    setError(undefined)
    showSuccess(t('flags.added', { count }))
  }

  const area = {
    autosize: true,
    maxRows: 16,
    spellCheck: false,
    styles: { input: { fontFamily: 'var(--h-mono)' } },
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
  } satisfies Partial<Parameters<typeof Textarea>[0]>
  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0 && !isWrong && !running) void add()
      }}
    >
      {hasKinds ? (
        <Segmented
          filling
          label={t('flags.kind.label')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(`flags.kind.${value}`) }))}
        />
      ) : null}
      <Textarea
        {...area}
        label={t(only === 'baits' ? 'flags.baitLines' : 'flags.lines')}
        description={kind === 'Exact' ? t('flags.linesHint') : t(`flags.kindHint.${kind}`)}
        placeholder={kind === 'Regex' ? 'flag\\{[0-9a-f]{8}\\}' : 'flag{one}\nflag{another}'}
        minRows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error}
      />
      {kind === 'Exact' ? null : (
        <>
          <Textarea
            {...area}
            label={t('flags.examples')}
            minRows={2}
            value={examples}
            onChange={(event) => setExamples(event.currentTarget.value)}
          />
          <Textarea
            {...area}
            label={t('flags.counterexamples')}
            description={t('flags.exampleHint')}
            minRows={2}
            value={counterexamples}
            onChange={(event) => setCounterexamples(event.currentTarget.value)}
          />
        </>
      )}
      {only === 'baits' ? null : (
        <Checkbox
          label={t('flags.bait')}
          description={t('flags.baitHint')}
          checked={isMarkedAsBait}
          onChange={(event) => setMarkedAsBait(event.currentTarget.checked)}
        />
      )}
      <FlagLinesProblems lines={lines} />
      <Button
        type="submit"
        variant="filled"
        disabled={count === 0 || isWrong}
        loading={running}
        style={{ justifySelf: 'end' }}
      >
        {count === 0 ? t(isBait ? 'flags.addBaits' : 'flags.addHeading') : t('flags.add', { count })}
      </Button>
    </form>
  )
}
