import { graphql } from 'react-relay'
import type { useBackupsPolicyMutation } from '../../../__generated__/useBackupsPolicyMutation.graphql.ts'
import type { useBackupsTakeMutation } from '../../../__generated__/useBackupsTakeMutation.graphql.ts'
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
