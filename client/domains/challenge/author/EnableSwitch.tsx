import { Switch } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useUpdateChallenge } from './useChallengeMutations.ts'

type Props = {
  gameId: string
  challengeId: string
  title: string
  isEnabled: boolean
  /** The label is visible beside the switch. Otherwise only screen readers read it. */
  withLabel?: boolean
}

/** Enables or disables a challenge immediately. */
export function EnableSwitch({ gameId, challengeId, title, isEnabled, withLabel = false }: Props) {
  const { t } = useTranslation()
  const [updateChallenge, running] = useUpdateChallenge()
  return (
    <Switch
      checked={isEnabled}
      disabled={running}
      onChange={(event) =>
        void updateChallenge({
          variables: { input: { gameId, challengeId, isEnabled: event.currentTarget.checked } },
        })
      }
      {...(withLabel
        ? { label: t('adminChallenges.enabled') }
        : { 'aria-label': t('adminChallenges.enable', { title }) })}
    />
  )
}
