import { Checkbox, Loader, Modal } from '@mantine/core'
import { Suspense, useState } from 'react'
import { showSuccess, showUndoable } from '../../../components/toasts.ts'
import { DateTimeField } from '../../../forms/DateTimeField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { GameTeamSelect } from '../../team/GameTeamSelect.tsx'
import { AnyChallengeSelect } from './AnyChallengeSelect.tsx'
import { MovedPlaces } from './MovedPlaces.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { useCorrection } from './useCorrection.ts'
import { useGrant, useGrantPreview } from './useGrant.ts'

type FormProps = { gameId: string; challengeId: string | null; onClose: () => void }

/** Gives a team a solve without an answer, and shows before what it moves. */
export function GrantDialog({ opened, ...form }: FormProps & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={form.onClose} title={<b>{t('corrections.grantTitle')}</b>} size={640}>
      <Suspense fallback={<Loader size="sm" />}>
        <GrantForm {...form} />
      </Suspense>
    </Modal>
  )
}

function GrantForm({ gameId, challengeId: initial, onClose }: FormProps) {
  const { t } = useTranslation()
  const [teamId, setTeamId] = useState<string | null>(null)
  const [challengeId, setChallengeId] = useState(initial)
  const [at, setAt] = useState('')
  const [takesBlood, setTakesBlood] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const grant =
    teamId === null || challengeId === null
      ? null
      : { gameId, teamId, challengeId, at: at === '' ? null : at, takesBlood }
  const preview = useGrantPreview(grant)
  const [grantSolve, isGranting] = useGrant()
  const { voidSolves } = useCorrection()

  async function apply(reason: string) {
    if (!grant) return
    const outcome = await grantSolve({ variables: { input: { ...grant, reason } } })
    if (!outcome.ok) return setErrors(outcome.fieldErrors)
    onClose()
    const { submission } = outcome.payload
    if (!submission) return showSuccess(t('corrections.grantedDone'))
    const taken = { gameId, submissionIds: [submission.id], reason, mayAnswerAgain: true }
    const hide = showUndoable(t('corrections.grantedDone'), t('action.undo'), {
      onUndo() {
        hide()
        void voidSolves(taken).then(({ ok }) => (ok ? showSuccess(t('corrections.takenBack')) : undefined))
      },
    })
  }

  return (
    <ReasonForm
      isReasonFirst={false}
      action={t('corrections.grant')}
      isReady={grant !== null && typeof preview === 'object' && preview !== null}
      isRunning={isGranting}
      errors={errors}
      onCancel={onClose}
      onApply={apply}
    >
      <p className="h-dim">{t('corrections.grantText')}</p>
      <div className="h-grid-12">
        <GameTeamSelect
          className="h-span-6"
          gameId={gameId}
          label={t('corrections.team')}
          placeholder={t('corrections.findTeam')}
          value={teamId}
          onChange={setTeamId}
          error={errors['teamId']}
        />
        <AnyChallengeSelect
          className="h-span-6"
          gameId={gameId}
          value={challengeId}
          onChange={setChallengeId}
          error={errors['challengeId']}
        />
      </div>
      <DateTimeField
        label={t('corrections.at')}
        description={t('corrections.atText')}
        clearable
        value={at}
        onChange={setAt}
        error={errors['at']}
      />
      <Checkbox
        label={t('corrections.takesBlood')}
        checked={takesBlood}
        onChange={(event) => setTakesBlood(event.currentTarget.checked)}
      />
      {grant === null ? null : <MovedPlaces preview={preview} />}
    </ReasonForm>
  )
}
