import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeBoard_game$key } from '../../../../__generated__/ChallengeBoard_game.graphql.ts'
import { Note } from '../../../../components/Note.tsx'
import { lazyDialog } from '../../../../components/panels/lazy-dialog.ts'
import { onNotice } from '../../../notice/notice-news.ts'
import { NoticesPanel } from '../../../notice/NoticesPanel.tsx'
import { TeamPanel } from '../../../participation/TeamPanel.tsx'
import { TeamStrip } from '../../../participation/TeamStrip.tsx'
import { useLiveStanding } from '../../../participation/useLiveStanding.ts'
import { lazyPart } from '../../../../relay/lazy-part.ts'
import type { FlagBarGame } from '../../../submission/FlagBar.tsx'
import { TeammateNews } from '../../../submission/TeammateNews.tsx'
import { WriteupPanel } from '../../../writeup/WriteupPanel.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { ChallengeBar } from './ChallengeBar.tsx'
import { LockedCard } from './LockedCard.tsx'
import { ChallengeList } from './ChallengeList.tsx'
import { filterChallenges, nextUnsolved } from './challenge-filters.ts'
import { useChallengeFilters } from './useChallengeFilters.ts'
import { UnlockNews } from './UnlockNews.tsx'
import { useNewChallenges } from './useNewChallenges.ts'
import { useOpenChallenge } from '../useOpenChallenge.ts'
import { bloodBonusesOf } from '../../../game/blood-bonus.ts'
import styles from './ChallengeBoard.module.css'

const AsideDrawer = lazyDialog(() => import('./AsideDrawer.tsx').then((module) => module.AsideDrawer))
const ChallengeDialog = lazyDialog(() =>
  import('../dialog/ChallengeDialog.tsx').then((module) => module.ChallengeDialog),
)
const FlagBox = lazyPart(() => import('../../../submission/FlagBox.tsx').then((module) => module.FlagBox))

/**
 * A participation with all that this page asks for, otherwise null: after a join the answer of another query can bring
 * it to a kept answer from before.
 */
function whole<Own extends { solvedChallengeIds?: readonly number[] }>(own: Own): Own | null {
  return own.solvedChallengeIds ? own : null
}

/** The challenge page of a game: categories, cards, team, notices and the open challenge. */
export function ChallengeBoard({ game: reference }: { game: ChallengeBoard_game$key }) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 1181px)', true, { getInitialValueInEffect: false })
  const [isAsideOpen, setAsideOpen] = useState(false)
  const game = useFragment(
    graphql`
      fragment ChallengeBoard_game on Game {
        id
        databaseId
        state
        start
        end
        hasFlagBox
        bloodBonus {
          first
          second
          third
        }
        bloodBonusPoints
        challenges {
          databaseId
          title
          category
          score
          solvedCount
          isSolved
          ...CategoryFilter_challenges
          ...ChallengeList_challenges
          ...ChallengeDialog_challenge
        }
        lockedChallenges {
          category
          ...LockedCard_challenge
        }
        viewerParticipation {
          id
          status
          team {
            databaseId
            name
          }
          solvedChallengeIds
          ...TeamPanel_participation
          ...TeamStrip_participation
        }
        ...NoticesPanel_game
        ...WriteupPanel_game
      }
    `,
    reference,
  )
  const { databaseId: gameId, challenges, viewerParticipation } = game
  const participation = viewerParticipation?.status === 'Accepted' ? whole(viewerParticipation) : null
  const { filters, change, setText } = useChallengeFilters()
  const locked = game.lockedChallenges.filter(
    ({ category }) => filters.text.trim() === '' && (filters.category ?? category) === category,
  )
  const { challengeId, close } = useOpenChallenge()

  const byId = useMemo(() => new Map(challenges.map((item) => [item.databaseId, item])), [challenges])
  const ids = useMemo(() => challenges.map((item) => item.databaseId), [challenges])
  const newIds = useNewChallenges(gameId, ids, challengeId)
  useLiveStanding(gameId, participation)
  // It may have been opened by a notice of the side panel.
  useEffect(() => {
    if (challengeId > 0) setAsideOpen(false)
  }, [challengeId])
  const newNotices = useNewNotices(isWide || isAsideOpen)

  const flagBarGame = useMemo<FlagBarGame>(
    () => ({
      id: game.id,
      databaseId: gameId,
      closed: participation ? closedBy(game.state) : 'notPlaying',
      bonuses: bloodBonusesOf(game),
      endsAt: Date.parse(game.end),
      spanMs: Date.parse(game.end) - Date.parse(game.start),
    }),
    [game, gameId, participation],
  )

  const aside = (
    <>
      {participation ? <TeamPanel participation={participation} challenges={byId} /> : null}
      <WriteupPanel game={game} />
      <NoticesPanel game={game} />
    </>
  )
  return (
    <div className={styles.board}>
      {participation ? (
        <>
          <TeammateNews gameId={game.id} teamName={participation.team.name} />
          <UnlockNews gameId={gameId} challenges={game.challenges} />
        </>
      ) : null}
      <aside className={styles.categories} aria-label={t('play.categories')}>
        <div className={styles.label}>{t('play.category')}</div>
        <CategoryFilter
          challenges={challenges}
          selected={filters.category}
          onSelect={(category) => change({ category })}
        />
      </aside>
      <section onPointerEnter={ChallengeDialog.load} onFocus={ChallengeDialog.load}>
        <ChallengeBar filters={filters} onChange={change} onText={setText} />
        {participation ? null : <BoardNote text={t('play.lookingOn')} />}
        {game.state === 'Practice' ? <BoardNote text={t('play.practiceNote')} /> : null}
        {isWide ? null : (
          <TeamStrip
            participation={participation}
            newNotices={newNotices}
            onOpen={() => setAsideOpen(true)}
          />
        )}
        {game.hasFlagBox && flagBarGame.closed === null ? <FlagBox gameId={game.id} /> : null}
        <ChallengeList
          challenges={challenges}
          gameId={gameId}
          newIds={newIds}
          filters={filters}
          onChange={change}
        />
        {locked.length > 0 ? (
          <div className={`h-cards ${styles.locked}`}>
            {locked.map((challenge, index) => (
              <LockedCard key={index} challenge={challenge} />
            ))}
          </div>
        ) : null}
      </section>
      {isWide ? (
        <aside className={styles.aside}>{aside}</aside>
      ) : (
        <AsideDrawer opened={isAsideOpen} onClose={() => setAsideOpen(false)}>
          {aside}
        </AsideDrawer>
      )}
      <ChallengeDialog
        opened={challengeId > 0}
        challengeId={challengeId}
        challenge={byId.get(challengeId) ?? null}
        game={flagBarGame}
        nextId={nextUnsolved(filterChallenges(challenges, filters), challengeId)}
        onClose={close}
      />
    </div>
  )
}

function closedBy(state: 'Upcoming' | 'Running' | 'Ended' | 'Practice'): FlagBarGame['closed'] {
  if (state === 'Upcoming') return 'upcoming'
  return state === 'Ended' ? 'over' : null
}

function BoardNote({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <Note>{text}</Note>
    </div>
  )
}

/** The number of notices since the list was last visible. */
function useNewNotices(isInView: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isInView) return onNotice(() => setCount((before) => before + 1))
    setCount(0)
    return undefined
  }, [isInView])
  return count
}
