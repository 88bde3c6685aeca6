import { Switch } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import type { EnableSwitch_challenge$key } from '../../../../__generated__/EnableSwitch_challenge.graphql.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useUpdateChallenge } from '../useChallengeMutations.ts'
import { useEnabling } from './useEnabling.tsx'

type Props = {
  game: { id: string; isRunning: boolean; teamCount: number }
  challenge: EnableSwitch_challenge$key
  /** The label is visible beside the switch. Otherwise only screen readers read it. */
  withLabel?: boolean
}

/** Disables a challenge immediately, and enables it after a question if there is something to say. */
export function EnableSwitch({ game, challenge: key, withLabel = false }: Props) {
  const { t } = useTranslation()
  const [updateChallenge, running] = useUpdateChallenge()
  const challenge = useFragment(
    graphql`
      fragment EnableSwitch_challenge on Challenge {
        id
        title
        type
        isEnabled
        isReleased
        content
        containerImage
      }
    `,
    key,
  )
  async function setEnabled(isEnabled: boolean) {
    await updateChallenge({ variables: { input: { gameId: game.id, challengeId: challenge.id, isEnabled } } })
  }
  const enabling = useEnabling({ game, challenges: [challenge], enable: () => setEnabled(true) })
  return (
    <>
      <Switch
        checked={challenge.isEnabled ?? false}
        disabled={running}
        onChange={(event) => {
          if (event.currentTarget.checked) enabling.start()
          else void setEnabled(false)
        }}
        {...(withLabel
          ? { label: t('adminChallenges.enabled') }
          : { 'aria-label': t('adminChallenges.enable', { title: challenge.title }) })}
      />
      {enabling.dialog}
    </>
  )
}
