import { Chip } from '../../../../components/Chip.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { challengeGaps } from './challenge-gaps.ts'

/** Marks what a challenge is missing; empty for a complete one. */
export function GapNote({ challenge }: { challenge: Parameters<typeof challengeGaps>[0] }) {
  const { t } = useTranslation()
  return challengeGaps(challenge).map((gap) => (
    <Chip key={gap} tone="warn">
      {t(`adminChallenges.gap.${gap}`)}
    </Chip>
  ))
}
