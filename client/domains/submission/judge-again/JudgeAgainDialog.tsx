import { Checkbox, Loader, Modal } from '@mantine/core'
import { useState } from 'react'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { MovedPlaces } from '../correction/MovedPlaces.tsx'
import { ReasonForm } from '../correction/ReasonForm.tsx'
import { DifferingAnswerList } from './DifferingAnswerList.tsx'
import { useDifferingAnswers, type DifferingAnswer } from './useDifferingAnswers.ts'
import { useJudgeAgain } from './useJudgeAgain.ts'
import { useJudgeAgainMoves } from './useJudgeAgainMoves.ts'

type Props = {
  opened: boolean
  gameId: string
  challengeId: string
  /** The number of answers whose verdict differs; the list has only the first of many. */
  count: number
  onClose: () => void
  onDone: () => void
}

/** Shows the stored answers whose verdict differs now and what they move, and asks for the reason. */
export function JudgeAgainDialog({ opened, onClose, ...content }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('judgeAgain.title')}</b>} size={640}>
      <Answers {...content} onClose={onClose} />
    </Modal>
  )
}

function Answers(props: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const answers = useDifferingAnswers(props.gameId, props.challengeId)
  if (answers === null) return <Loader size="sm" />
  if (answers === undefined) return <p role="alert">{t('failure.unexpected')}</p>
  return <JudgeAgainForm {...props} answers={answers} />
}

type FormProps = Omit<Props, 'opened'> & { answers: readonly DifferingAnswer[] }

function JudgeAgainForm({ gameId, challengeId, count, answers, onClose, onDone }: FormProps) {
  const { t } = useTranslation()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<FieldErrors>({})
  const [judgeAgain, isRunning] = useJudgeAgain()
  const ids = answers.map(({ submissionId }) => submissionId)
  const chosen = ids.filter((id) => !leftOut.has(id))
  const hasMore = count > answers.length
  // The answers that the list does not show cannot be named.
  const submissionIds = hasMore && leftOut.size === 0 ? null : chosen
  const preview = useJudgeAgainMoves(chosen.length > 0 ? { gameId, challengeId, submissionIds } : null)

  async function apply(reason: string) {
    const outcome = await judgeAgain({ variables: { input: { gameId, challengeId, submissionIds, reason } } })
    if (!outcome.ok) return setErrors(outcome.fieldErrors)
    const { rightCount = 0, wrongCount = 0 } = outcome.payload
    showSuccess(t('judgeAgain.done', { count: rightCount + wrongCount }))
    onDone()
  }

  return (
    <ReasonForm
      action={t('judgeAgain.action')}
      isReady={typeof preview === 'object' && preview !== null && chosen.length > 0}
      isRunning={isRunning}
      errors={errors}
      onCancel={onClose}
      onApply={apply}
    >
      <p className="h-dim">{t('judgeAgain.text')}</p>
      <Checkbox
        label={t('judgeAgain.all')}
        checked={chosen.length === ids.length}
        indeterminate={chosen.length > 0 && chosen.length < ids.length}
        onChange={() => setLeftOut(new Set(chosen.length === ids.length ? ids : []))}
      />
      <DifferingAnswerList
        answers={answers}
        isChosen={(id) => !leftOut.has(id)}
        onToggle={(id) => setLeftOut(leftOut.symmetricDifference(new Set([id])))}
      />
      {hasMore ? <p className="h-dim">{t('judgeAgain.first', { count: answers.length })}</p> : null}
      {chosen.length > 0 ? <MovedPlaces preview={preview} /> : null}
    </ReasonForm>
  )
}
