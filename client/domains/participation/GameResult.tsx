import { IconChevronRight } from '@tabler/icons-react'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import type { GameResultQuery } from '../../__generated__/GameResultQuery.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { dateAndZone } from '../../time/formats.ts'
import styles from './GameResult.module.css'

type Props = {
  gameId: number
  /** False where the page has a button to the scoreboard already. */
  hasLink: boolean
}

/** The result of a game that has ended. It has a query of its own, because no other page needs the first teams. */
export function GameResult(props: Props) {
  return (
    <Suspense fallback={<Skeleton className={styles.loading ?? ''} />}>
      <Result {...props} />
    </Suspense>
  )
}

/** The place and score of the viewer's team, and the first three teams. */
function Result({ gameId, hasLink }: Props) {
  const { t, i18n } = useTranslation()
  const { game } = useLazyLoadQuery<GameResultQuery>(
    graphql`
      query GameResultQuery($gameId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          finalizedAt
          scoreboard(asPublic: true) {
            hiddenFrom
            entries(first: 3) {
              totalCount
              edges {
                node {
                  rank
                  score
                  isRanked
                  team {
                    databaseId
                    name
                    avatarUrl
                  }
                }
              }
            }
          }
          viewerParticipation {
            team {
              databaseId
              name
            }
            standing {
              rank
              score
              isRanked
            }
            ...useEntry_own
          }
        }
      }
    `,
    { gameId },
    { fetchPolicy: 'store-and-network' },
  )
  const board = game?.scoreboard
  if (!board || board.entries.edges.length === 0) return null
  const first = board.entries.edges.map(({ node }) => node).filter(({ isRanked }) => isRanked)
  const own = game.viewerParticipation
  const standing = own?.standing
  const number = (value: number) => value.toLocaleString(i18n.language)
  return (
    <section className="h-panel" aria-labelledby="game-result">
      <header className={`h-panel-head ${styles.head}`}>
        <h2 id="game-result">{t(game.finalizedAt === null ? 'game.result' : 'state.final')}</h2>
        {hasLink ? (
          <Link className={styles.link} to={`/games/${gameId}/scoreboard`}>
            {t('game.scoreboard')}
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Link>
        ) : null}
      </header>
      <div className={styles.body}>
        {own && standing ? (
          <div className={styles.own}>
            <p className="h-label h-trunc" title={own.team.name}>
              {own.team.name}
            </p>
            <dl className={styles.figures}>
              {standing.isRanked ? (
                <div data-won={standing.rank === 1 || undefined}>
                  <dd className="h-score-big">
                    {t('certificate.place', {
                      rank: number(standing.rank),
                      count: number(board.entries.totalCount),
                    })}
                  </dd>
                  <dt className="h-label">{t('certificate.rank')}</dt>
                </div>
              ) : null}
              <div>
                <dd className="h-score-big">{number(standing.score)}</dd>
                <dt className="h-label">{t('certificate.score')}</dt>
              </div>
            </dl>
          </div>
        ) : null}
        {first.length > 0 ? (
          <ol className={styles.first}>
            {first.map(({ rank, score, team }) => (
              <li key={team.databaseId} data-own={team.databaseId === own?.team.databaseId || undefined}>
                <b className={styles.rank}>{number(rank)}</b>
                <TeamAvatar name={team.name} url={team.avatarUrl ?? null} size={24} />
                <span className="h-grow h-trunc" title={team.name}>
                  {team.name}
                </span>
                <b className="h-num">{number(score)}</b>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      {board.hiddenFrom ? (
        <div className={styles.frozen}>
          <Note tone="warn">
            {t('scoreboard.frozenSince', { time: dateAndZone(Date.parse(board.hiddenFrom), i18n.language) })}
          </Note>
        </div>
      ) : null}
    </section>
  )
}
