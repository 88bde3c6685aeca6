import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConfirmWithPasskeyMutation } from '../../__generated__/ConfirmWithPasskeyMutation.graphql.ts'
import type { ConfirmWithPasskeyQuery } from '../../__generated__/ConfirmWithPasskeyQuery.graphql.ts'
import { FailureBoundary } from '../../components/states/FailureBoundary.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { OrLine } from '../account/OrLine.tsx'
import { canUsePasskeys } from './ask-browser.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { usePasskeyAnswer } from './usePasskeyAnswer.ts'

type Props = { onConfirmed: () => void }

/** Confirms a sensitive action with a passkey instead of the password. Not shown to users without a passkey. */
export function ConfirmWithPasskey({ onConfirmed }: Props) {
  const [attempt, setAttempt] = useState(0)
  if (!canUsePasskeys()) return null
  return (
    <FailureBoundary onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={null}>
        <ConfirmButton onConfirmed={onConfirmed} attempt={attempt} />
      </Suspense>
    </FailureBoundary>
  )
}

function ConfirmButton({ onConfirmed, attempt }: Props & { attempt: number }) {
  const { t } = useTranslation()
  const answer = usePasskeyAnswer()
  const { viewer } = useLazyLoadQuery<ConfirmWithPasskeyQuery>(
    graphql`
      query ConfirmWithPasskeyQuery {
        viewer {
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const [confirm] = useMutationResult<ConfirmWithPasskeyMutation, 'confirmPasskey'>(
    graphql`
      mutation ConfirmWithPasskeyMutation($input: ConfirmPasskeyInput!) {
        confirmPasskey(input: $input) {
          __typename
          ... on ConfirmPasskeyPayload {
            viewer {
              needsSecondFactor
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'confirmPasskey',
    { toast: false },
  )

  async function use(): Promise<string | null> {
    const answered = await answer()
    if (!answered.ok) return answered.message
    const outcome = await confirm({ variables: { input: { response: answered.response } } })
    if (!outcome.ok) return outcome.error.message
    onConfirmed()
    return null
  }

  if (!viewer || viewer.passkeys.length === 0) return null
  return (
    <>
      <OrLine />
      <PasskeyButton label={t('passkey.confirm')} size="sm" onUse={use} />
    </>
  )
}
