import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { WriteupShelf_game$key } from '../../../__generated__/WriteupShelf_game.graphql.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { TextSkeleton } from '../../../components/states/Skeletons.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { OwnWriteup } from './OwnWriteup.tsx'
import { WriteupList } from './WriteupList.tsx'
import styles from './WriteupShelf.module.css'
import { WriteupTopics, WHOLE_GAME } from './WriteupTopics.tsx'

/** The list of a game's challenges, and the write-ups of the selected one. */
export function WriteupShelf({ game: key }: { game: WriteupShelf_game$key }) {
  const { t } = useTranslation()
  const { databaseId, writeupTopics, aboutGame } = useFragment(
    graphql`
      fragment WriteupShelf_game on Game {
        databaseId
        writeupTopics {
          challenge {
            challengeId
            challengeDatabaseId
            title
            category
          }
          count
          mayShare
          viewerWriteupId
          viewerWriteupState
        }
        aboutGame: sharedWriteups(first: 1, aboutGame: true) {
          totalCount
        }
      }
    `,
    key,
  )
  const [params, setParams] = useSearchParams()
  const [changes, setChanges] = useState(0)
  const topics = (writeupTopics ?? []).filter(
    ({ count, mayShare, viewerWriteupId }) => count > 0 || mayShare || viewerWriteupId != null,
  )
  if (topics.length === 0 && aboutGame.totalCount === 0) {
    return (
      <div className="h-panel">
        {writeupTopics ? (
          <EmptyState title={t('sharedWriteups.none')}>{t('sharedWriteups.noneText')}</EmptyState>
        ) : (
          <EmptyState title={t('sharedWriteups.late')}>{t('sharedWriteups.lateText')}</EmptyState>
        )}
      </div>
    )
  }
  const asked = params.get('challenge')
  const named = topics.find(({ challenge }) => String(challenge.challengeDatabaseId) === asked)
  const isAboutGame = aboutGame.totalCount > 0 && (asked === WHOLE_GAME || (!named && topics.length === 0))
  const fallback = topics.find(({ count }) => count > 0) ?? topics[0]
  const topic = isAboutGame ? undefined : (named ?? fallback)
  const title = topic?.challenge.title ?? t('sharedWriteups.wholeGame')
  return (
    <div className={styles.shelf}>
      <WriteupTopics
        topics={topics}
        gameCount={aboutGame.totalCount}
        chosen={topic ? String(topic.challenge.challengeDatabaseId) : WHOLE_GAME}
        onChoose={(challenge) => setParams({ challenge })}
      />
      <div className="h-stack">
        <Suspense fallback={<TextSkeleton lines={5} />}>
          {topic && (topic.mayShare || topic.viewerWriteupId != null) ? (
            <OwnWriteup
              key={`own ${topic.challenge.challengeId}`}
              challengeId={topic.challenge.challengeId}
              title={title}
              mayShare={topic.mayShare}
              writeupId={topic.viewerWriteupId ?? null}
              onChanged={() => setChanges((count) => count + 1)}
            />
          ) : null}
          <WriteupList
            key={topic?.challenge.challengeId ?? WHOLE_GAME}
            gameId={databaseId}
            challengeId={topic?.challenge.challengeId ?? null}
            title={title}
            changes={changes}
          />
        </Suspense>
      </div>
    </div>
  )
}
