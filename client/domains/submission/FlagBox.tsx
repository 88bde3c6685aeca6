import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconFlag, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { graphql } from 'react-relay'
import { challengeLimits } from '../../../rules/field-limits.ts'
import type { FlagBoxMutation } from '../../__generated__/FlagBoxMutation.graphql.ts'
import { Spinner } from '../../components/states/Spinner.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AFTER_PALETTE_MS, usePaletteItems, type PaletteItem } from '../../palette/palette-items.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { serverNow } from '../../time/server-clock.ts'
import { useStopAfterSolve } from '../instance/useStopAfterSolve.ts'
import styles from './FlagBox.module.css'
import { WaitButton } from './WaitButton.tsx'

type Result = { tone: 'ok' | 'info' | 'bad'; text: string }

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const ICONS = { ok: IconCheck, info: IconInfoCircle, bad: IconX } as const

/** Submits a flag without its challenge and shows the result below the field. */
export function FlagBox({ gameId }: { gameId: string }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [flag, setFlag] = useState('')
  const [result, setResult] = useState<Result | null>(null)
  const [waitUntil, setWaitUntil] = useState<number | null>(null)
  const [submit, isChecking] = useMutationResult<FlagBoxMutation, 'submitToFlagBox'>(
    graphql`
      mutation FlagBoxMutation($input: SubmitToFlagBoxInput!) {
        submitToFlagBox(input: $input) {
          __typename
          ... on SubmitToFlagBoxPayload {
            outcome
            challenge {
              id
              type
              title
              isSolved
              ...ChallengeCard_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'submitToFlagBox',
    { toast: false },
  )

  const stopAfterSolve = useStopAfterSolve()

  const items = useMemo<PaletteItem[]>(
    () => [
      {
        id: 'flag-box',
        group: t('palette.actionsGroup'),
        label: t('play.box.label'),
        run: () => setTimeout(() => input.current?.focus(), AFTER_PALETTE_MS),
      },
    ],
    [t],
  )
  usePaletteItems('flag-box', items)

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isChecking || waitUntil !== null) return
    if (!flag.trim()) {
      input.current?.focus()
      return
    }
    const sent = await submit({ variables: { input: { gameId, flag } } })
    if (!sent.ok) {
      const { retryAfterSeconds, message } = sent.error
      if (retryAfterSeconds !== undefined) setWaitUntil(serverNow() + retryAfterSeconds * 1000)
      setResult({ tone: 'bad', text: sent.fieldErrors['flag'] ?? message })
      return
    }
    const { outcome, challenge } = sent.payload
    const title = challenge?.title ?? ''
    if (outcome === 'WrongAnswer') {
      setResult({ tone: 'bad', text: t('play.box.miss') })
      input.current?.select()
      return
    }
    setFlag('')
    if (outcome === 'Accepted') {
      setResult({ tone: 'ok', text: t('play.box.accepted', { title }) })
      if (challenge) stopAfterSolve({ gameId, challengeId: challenge.id, type: challenge.type })
    } else {
      setResult({ tone: 'info', text: t('play.box.alreadySolved', { title }) })
    }
  }

  const Icon = result ? ICONS[result.tone] : null
  return (
    <form className={styles.box} onSubmit={(event) => void send(event)}>
      <div className={styles.row}>
        <TextInput
          ref={input}
          className={styles.field ?? ''}
          classNames={{ input: styles.input ?? '' }}
          aria-label={t('play.box.label')}
          placeholder={t('play.box.placeholder')}
          leftSection={<IconFlag {...icon} />}
          value={flag}
          onChange={(event) => setFlag(event.currentTarget.value)}
          maxLength={challengeLimits.flag}
          readOnly={isChecking}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
        {waitUntil !== null ? (
          <WaitButton until={waitUntil} onEnd={() => setWaitUntil(null)} />
        ) : (
          <Button type="submit" disabled={isChecking} leftSection={isChecking ? <Spinner /> : null}>
            {t('play.submit')}
          </Button>
        )}
      </div>
      <p className={styles.result} role="status" data-tone={result?.tone}>
        {Icon ? <Icon {...icon} /> : null}
        {result?.text}
      </p>
    </form>
  )
}
