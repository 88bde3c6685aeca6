import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useBackupsPolicyMutation } from '../../../__generated__/useBackupsPolicyMutation.graphql.ts'
import type { useBackupsTakeMutation } from '../../../__generated__/useBackupsTakeMutation.graphql.ts'
import type { useBackupsQuery } from '../../../__generated__/useBackupsQuery.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** The mutations of backups: update the schedule, and start a backup now. */
export function useBackups() {
  const [savePolicy, isSaving] = useMutationResult<useBackupsPolicyMutation, 'updateBackupPolicy'>(
    graphql`
      mutation useBackupsPolicyMutation($input: UpdateBackupPolicyInput!) {
        updateBackupPolicy(input: $input) {
          __typename
          ... on UpdateBackupPolicyPayload {
            settings {
              ...SettingsForm_settings
              ...BackupState_settings
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateBackupPolicy',
  )
  const [takeBackup, isTaking] = useMutationResult<useBackupsTakeMutation, 'backUpNow'>(
    graphql`
      mutation useBackupsTakeMutation {
        backUpNow {
          __typename
          ... on BackUpNowPayload {
            settings {
              ...BackupState_settings
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'backUpNow',
  )
  return { savePolicy, takeBackup, isSaving, isTaking }
}

const ASK_EVERY_MS = 2000

/** Loads the state of the backups every two seconds while one runs, as the server does not announce its end. */
export function useRefreshWhileRunning(isRunning: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      // Another request follows one that failed, and joins one that still waits.
      fetchQuery<useBackupsQuery>(
        environment,
        graphql`
          query useBackupsQuery {
            settings {
              ...BackupState_settings
            }
          }
        `,
        {},
      ).subscribe({ error: () => undefined })
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [environment, isRunning])
}
