import { Button } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { startTransition } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { AttemptsPanel_challenge$key } from '../../../../__generated__/AttemptsPanel_challenge.graphql.ts'
import type { AttemptsPanelRefreshQuery } from '../../../../__generated__/AttemptsPanelRefreshQuery.graphql.ts'
import type { AttemptsPanelResetMutation } from '../../../../__generated__/AttemptsPanelResetMutation.graphql.ts'
import { showSuccess } from '../../../../components/toasts.ts'
import { useMutationResult } from '../../../../relay/useMutationResult.ts'
import { useRefreshWithoutUpdates } from '../../../../relay/useRefreshWithoutUpdates.ts'
import { useCountedAttemptsChanged } from './useCountedAttemptsChanged.ts'

type Props = { challenge: AttemptsPanel_challenge$key; gameId: string }

/** The teams with counted wrong answers, each with a button that resets its count. */
export function AttemptsPanel({ challenge: key, gameId }: Props) {
  const { t } = useTranslation()
  const [challenge, refetch] = useRefetchableFragment<AttemptsPanelRefreshQuery, AttemptsPanel_challenge$key>(
    graphql`
      fragment AttemptsPanel_challenge on Challenge @refetchable(queryName: "AttemptsPanelRefreshQuery") {
        id
        submissionLimit
        countedAttempts {
          wrongCount
          participation {
            id
            team {
              name
            }
          }
        }
      }
    `,
    key,
  )
  const [reset, isResetting] = useMutationResult<AttemptsPanelResetMutation, 'resetAttempts'>(
    graphql`
      mutation AttemptsPanelResetMutation($input: ResetAttemptsInput!) {
        resetAttempts(input: $input) {
          __typename
          ... on ResetAttemptsPayload {
            challenge {
              ...AttemptsPanel_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'resetAttempts',
  )
  const { id: challengeId, submissionLimit, countedAttempts } = challenge
  useCountedAttemptsChanged(challengeId)
  useRefreshWithoutUpdates(() =>
    startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' })),
  )
  if (submissionLimit === 0 || !countedAttempts?.length) return null

  async function resetTeam(participationId: string, team: string) {
    const outcome = await reset({ variables: { input: { gameId, challengeId, participationId } } })
    if (outcome.ok) showSuccess(t('adminChallenge.attempts.resetDone', { team }))
  }

  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminChallenge.attempts.used')}</h3>
      </div>
      <div className="h-panel-body h-stack">
        {countedAttempts.map(({ wrongCount, participation: { id, team } }) => (
          <div key={id} className="h-row">
            <span className="h-grow h-trunc">{team.name}</span>
            <span className="h-num h-dim">
              {t('adminChallenge.attempts.of', { wrong: wrongCount, limit: submissionLimit })}
            </span>
            <Button
              size="xs"
              disabled={isResetting}
              aria-label={t('adminChallenge.attempts.resetTeam', { team: team.name })}
              onClick={() => void resetTeam(id, team.name)}
            >
              {t('adminChallenge.attempts.reset')}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
