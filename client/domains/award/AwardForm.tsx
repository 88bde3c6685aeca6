import { Button, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AwardFormGiveMutation } from '../../__generated__/AwardFormGiveMutation.graphql.ts'
import { awardLimits } from '../../../rules/field-limits.ts'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../relay/useMutationResult.ts'
import { GameTeamSelect } from '../team/GameTeamSelect.tsx'

type Props = { gameId: string; connectionId: string }

/** Gives points to a team of the game, or takes points from it. */
export function AwardForm({ gameId, connectionId }: Props) {
  const { t } = useTranslation()
  const [teamId, setTeamId] = useState<string | null>(null)
  const [points, setPoints] = useState<number | string>('')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [give, isGiving] = useMutationResult<AwardFormGiveMutation, 'giveAward'>(
    graphql`
      mutation AwardFormGiveMutation($input: GiveAwardInput!, $connections: [ID!]!) {
        giveAward(input: $input) {
          __typename
          ... on GiveAwardPayload {
            award @prependNode(connections: $connections, edgeTypeName: "AwardEdge") {
              id
              ...AwardRow_award
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'giveAward',
  )
  const isComplete = teamId !== null && typeof points === 'number' && reason.trim() !== ''

  async function submit() {
    if (teamId === null || typeof points !== 'number') return
    const outcome = await give({
      variables: { input: { gameId, teamId, points, reason }, connections: [connectionId] },
    })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    setPoints('')
    setReason('')
    showSuccess(t('adminAwards.given'))
  }

  return (
    <form
      className="h-panel h-panel-body h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete && !isGiving) void submit()
      }}
    >
      <div className="h-grid-12">
        <GameTeamSelect
          gameId={gameId}
          className="h-span-4"
          label={t('adminAwards.team')}
          placeholder={t('adminAwards.find')}
          value={teamId}
          onChange={setTeamId}
          error={errors['teamId']}
        />
        <NumberInput
          className="h-span-2"
          label={t('adminAwards.points')}
          description={t('adminAwards.pointsHint')}
          allowDecimal={false}
          min={-awardLimits.points}
          max={awardLimits.points}
          value={points}
          onChange={setPoints}
          error={errors['points']}
        />
        <TextInput
          className="h-span-6"
          label={t('adminAwards.reason')}
          description={t('adminAwards.reasonHint')}
          maxLength={awardLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={errors['reason'] ?? errors['']}
        />
      </div>
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button type="submit" variant="filled" disabled={!isComplete} loading={isGiving}>
          {t('adminAwards.give')}
        </Button>
      </div>
    </form>
  )
}
