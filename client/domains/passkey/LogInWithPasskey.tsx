import { graphql } from 'react-relay'
import type { LogInWithPasskeyMutation } from '../../__generated__/LogInWithPasskeyMutation.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { canUsePasskeys } from './ask-browser.ts'
import styles from './Passkey.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import { usePasskeyAnswer } from './usePasskeyAnswer.ts'

type Props = {
  /** Called with the name of the user of the passkey, who is logged in. */
  onEntered: (userName: string) => void
}

/** Logs in with a passkey, without a username. Not shown where the browser cannot use passkeys. */
export function LogInWithPasskey({ onEntered }: Props) {
  const { t } = useTranslation()
  const answer = usePasskeyAnswer()
  const [logIn] = useMutationResult<LogInWithPasskeyMutation, 'logInWithPasskey'>(
    graphql`
      mutation LogInWithPasskeyMutation($input: LogInWithPasskeyInput!) {
        logInWithPasskey(input: $input) {
          __typename
          ... on LogInWithPasskeyPayload {
            viewer {
              userName
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'logInWithPasskey',
    { toast: false },
  )

  async function use(): Promise<string | null> {
    const answered = await answer()
    if (!answered.ok) return answered.message
    const outcome = await logIn({ variables: { input: { response: answered.response } } })
    if (!outcome.ok) return outcome.error.message
    onEntered(outcome.payload.viewer?.userName ?? '')
    return null
  }

  if (!canUsePasskeys()) return null
  return (
    <div className={styles.logIn}>
      <PasskeyButton label={t('passkey.logIn')} size="lg" onUse={use} />
    </div>
  )
}
