import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { JudgeAgainNote_challenge$key } from '../../../__generated__/JudgeAgainNote_challenge.graphql.ts'
import { Note } from '../../../components/Note.tsx'
import { lazyDialog } from '../../../components/panels/lazy-dialog.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useDifferingCounts } from './useDifferingCounts.ts'

const JudgeAgainDialog = lazyDialog(() =>
  import('./JudgeAgainDialog.tsx').then((module) => module.JudgeAgainDialog),
)

type Props = { gameId: string; challenge: JudgeAgainNote_challenge$key }

/** Says how many stored answers the flags of now judge otherwise, and offers to judge them again. */
export function JudgeAgainNote({ gameId, challenge: key }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [rounds, setRounds] = useState(0)
  const challenge = useFragment(
    graphql`
      fragment JudgeAgainNote_challenge on Challenge {
        id
        flags {
          id
        }
      }
    `,
    key,
  )
  const flagIds = (challenge.flags ?? []).map(({ id }) => id).join(' ')
  const { right, wrong } = useDifferingCounts({
    gameId,
    challengeId: challenge.id,
    version: `${rounds} ${flagIds}`,
  })
  const hasSome = right + wrong > 0
  return (
    <div role="status" style={hasSome ? { marginBottom: 16 } : undefined}>
      {hasSome ? (
        <Note
          tone="warn"
          action={
            <Button size="xs" onClick={() => setOpen(true)}>
              {t('judgeAgain.action')}
            </Button>
          }
        >
          {right > 0 ? t('judgeAgain.nowRight', { count: right }) : null}{' '}
          {wrong > 0 ? t('judgeAgain.nowWrong', { count: wrong }) : null}
        </Note>
      ) : null}
      <JudgeAgainDialog
        key={rounds}
        opened={isOpen && hasSome}
        gameId={gameId}
        challengeId={challenge.id}
        count={right + wrong}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false)
          setRounds(rounds + 1)
        }}
      />
    </div>
  )
}
