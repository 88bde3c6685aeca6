import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { showSuccess } from '../../../../components/toasts.ts'
import { BulkReport, type RefusedRow } from '../../../../table/BulkReport.tsx'
import { challengeExportPath } from '../challenge-export.ts'
import type { challengeGaps } from '../enable/challenge-gaps.ts'
import { useEnabling } from '../enable/useEnabling.tsx'
import { useUpdateChallenge } from '../useChallengeMutations.ts'
import { DeleteChallengesButton } from './DeleteChallengesButton.tsx'

type Props = {
  game: { id: string; databaseId: number; isRunning: boolean; teamCount: number }
  challenges: readonly (Parameters<typeof challengeGaps>[0] & {
    id: string
    databaseId: number
    title: string
    solvedCount: number
    isEnabled: boolean | null | undefined
    isReleased: boolean | null | undefined
  })[]
  onDone: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Actions on the selected challenges. */
export function ChallengeBulkActions({ game, challenges, onDone }: Props) {
  const { t } = useTranslation()
  const { id: gameId, databaseId } = game
  const [isRunning, setRunning] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [updateChallenge] = useUpdateChallenge({ toast: false })

  async function setEnabled(isEnabled: boolean) {
    setRunning(true)
    let count = 0
    const refusals: RefusedRow[] = []
    // Runs sequentially: each update changes the scoreboard.
    for (const challenge of challenges) {
      if (challenge.isEnabled === isEnabled) continue
      const input = { gameId, challengeId: challenge.id, isEnabled }
      const outcome = await updateChallenge({ variables: { input } })
      if (outcome.ok) count += 1
      else refusals.push({ name: challenge.title, message: outcome.error.message })
    }
    setRunning(false)
    if (count > 0) showSuccess(t(`adminChallenges.${isEnabled ? 'enabledMany' : 'disabledMany'}`, { count }))
    // The selection ends with the report, which is part of its actions.
    if (refusals.length > 0) setRefused(refusals)
    else onDone()
  }

  const enabling = useEnabling({
    game,
    challenges: challenges.filter(({ isEnabled }) => !isEnabled),
    enable: () => setEnabled(true),
  })

  return (
    <>
      {([true, false] as const).map((isEnabled) => (
        <Button
          key={String(isEnabled)}
          size="xs"
          leftSection={isEnabled ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
          loading={isRunning}
          disabled={!challenges.some((challenge) => challenge.isEnabled !== isEnabled)}
          onClick={() => (isEnabled ? enabling.start() : void setEnabled(false))}
        >
          {t(isEnabled ? 'adminChallenges.doEnable' : 'adminChallenges.doDisable')}
        </Button>
      ))}
      <Button
        component="a"
        size="xs"
        href={challengeExportPath(
          databaseId,
          challenges.map((challenge) => challenge.databaseId),
        )}
        download
        leftSection={<IconDownload {...icon} />}
      >
        {t('adminChallenge.export')}
      </Button>
      <DeleteChallengesButton
        gameId={gameId}
        challenges={challenges}
        disabled={isRunning}
        onDelete={onDone}
      />
      {enabling.dialog}
      <BulkReport refused={refused} onClose={onDone} />
    </>
  )
}
