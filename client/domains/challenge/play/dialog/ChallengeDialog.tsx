import { Modal } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeDialog_challenge$key } from '../../../../__generated__/ChallengeDialog_challenge.graphql.ts'
import { EmptyState } from '../../../../components/states/EmptyState.tsx'
import { FailureBoundary } from '../../../../components/states/FailureBoundary.tsx'
import { FlagBar, type FlagBarGame } from '../../../submission/FlagBar.tsx'
import { ChallengeDialogContent } from './ChallengeDialogContent.tsx'
import { ChallengeDialogHead } from './ChallengeDialogHead.tsx'
import { ChallengeDialogSkeleton } from './ChallengeDialogSkeleton.tsx'
import { NextLink } from './NextLink.tsx'
import { useIsPhone } from '../../../../theme/useIsPhone.ts'
import styles from './ChallengeDialog.module.css'

type Props = {
  opened: boolean
  /** 0 when none is open. */
  challengeId: number
  /** Null if the challenge is not in the game. */
  challenge: ChallengeDialog_challenge$key | null
  game: FlagBarGame
  /** The id of the next unsolved challenge of the list; null without any. */
  nextId: number | null
  onClose: () => void
}

/** The dialog of a challenge. Known data is shown immediately while the text loads. */
export function ChallengeDialog({ opened, challengeId, challenge, game, nextId, onClose }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  // The last challenge is still shown while the dialog closes.
  const [shown, setShown] = useState({ challengeId, challenge })
  if (opened && (shown.challengeId !== challengeId || shown.challenge !== challenge)) {
    setShown({ challengeId, challenge })
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={880}
      padding={0}
      yOffset={40}
      centered={false}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'md'}
      classNames={{ content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {shown.challenge ? (
          <OpenChallenge
            key={shown.challengeId}
            challenge={shown.challenge}
            game={game}
            focus={!isPhone}
            nextId={nextId}
          />
        ) : (
          <>
            <Modal.Title className="h-sr">{t('play.challengeGone')}</Modal.Title>
            <Modal.CloseButton
              aria-label={t('action.close')}
              className={styles.closeAlone ?? ''}
              size={36}
              iconSize={20}
            />
            <EmptyState flag="U" tone="live" title={t('play.challengeGone')}>
              {t('play.challengeGoneText')}
            </EmptyState>
          </>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

type OpenProps = {
  challenge: ChallengeDialog_challenge$key
  game: FlagBarGame
  focus: boolean
  nextId: number | null
}

function OpenChallenge({ challenge: reference, game, focus, nextId }: OpenProps) {
  const [attempt, setAttempt] = useState(0)
  const challenge = useFragment(
    graphql`
      fragment ChallengeDialog_challenge on Challenge {
        databaseId
        ...ChallengeDialogHead_challenge
        ...FlagBar_challenge
      }
    `,
    reference,
  )
  return (
    <>
      <ChallengeDialogHead
        challenge={challenge}
        gameId={game.databaseId}
        focus={!focus || game.closed !== null}
      />
      <div className={styles.body}>
        <FailureBoundary onRetry={() => setAttempt(attempt + 1)}>
          <Suspense fallback={<ChallengeDialogSkeleton />}>
            <ChallengeDialogContent
              gameId={game.databaseId}
              challengeId={challenge.databaseId}
              bonuses={game.bonuses}
              spanMs={game.spanMs}
              isGameOpen={game.closed === null}
              attempt={attempt}
            />
          </Suspense>
        </FailureBoundary>
      </div>
      <FlagBar challenge={challenge} game={game} focus={focus} next={<NextLink nextId={nextId} />} />
    </>
  )
}
