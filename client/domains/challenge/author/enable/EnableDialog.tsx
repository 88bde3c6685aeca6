import { ConfirmDialog } from '../../../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { challengeGaps } from './challenge-gaps.ts'

export type Enabled = Parameters<typeof challengeGaps>[0] & { readonly title: string }
type Props = {
  challenges: readonly Enabled[]
  unfinished: readonly Enabled[]
  /** The teams that are told at once; null if no team is. */
  toldTeams: number | null
  opened: boolean
  onClose: () => void
  enable: () => Promise<void>
}

/** Says what the challenges are missing and who is told of them. */
export function EnableDialog({ challenges, unfinished, toldTeams, opened, onClose, enable }: Props) {
  const { t, i18n } = useTranslation()
  const [first] = challenges
  const gapsOf = (challenge: Enabled) =>
    new Intl.ListFormat(i18n.language).format(
      challengeGaps(challenge).map((gap) => t(`adminChallenges.gap.${gap}`)),
    )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        await enable()
        onClose()
      }}
      title={
        first && challenges.length === 1
          ? t('adminChallenges.enable', { title: first.title })
          : t('adminChallenges.enableMany', { count: challenges.length })
      }
      confirmLabel={t('adminChallenges.doEnable')}
      danger={unfinished.length > 0}
    >
      {unfinished.length > 0 ? (
        <>
          <p>{t('adminChallenges.unfinished')}</p>
          <ul>
            {unfinished.map((challenge, index) => (
              <li key={index}>
                {t('adminChallenges.gapsOf', { title: challenge.title, gaps: gapsOf(challenge) })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {toldTeams === null ? null : <p>{t('adminChallenges.toldNow', { count: toldTeams })}</p>}
    </ConfirmDialog>
  )
}
