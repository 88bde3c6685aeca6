import { Button } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import { CodeFlags } from '../components/flags/CodeFlags.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { arrangeGames, runningFirst } from '../../rules/arrange-games.ts'
import { FeaturedGame } from '../domains/game/FeaturedGame.tsx'
import { FollowGameTimes } from '../domains/game/time/FollowGameTimes.tsx'
import { GameLine } from '../domains/game/GameLine.tsx'
import { PostItem } from '../domains/post/PostItem.tsx'
import { useDeletedIds } from '../relay/delayed-deletions.ts'
import { lazyPart } from '../relay/lazy-part.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { useClientConfig } from '../session/client-config.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import styles from './HomePage.module.css'

const GAMES_SHOWN = 5

const EmptyHome = lazyPart(() => import('./EmptyHome.tsx').then((module) => module.EmptyHome))
const FirstSteps = lazyPart(() => import('./admin/FirstSteps.tsx').then((module) => module.FirstSteps))

export function HomePage({ queryRef }: PageProps<HomePageQuery>) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const {
    runningGames,
    recentGames,
    posts,
    viewer: own,
  } = usePreloadedQuery<HomePageQuery>(
    graphql`
      query HomePageQuery @preloadable {
        # The same fields as on the page of games.
        runningGames {
          id
          state
          start
          end
          viewerParticipation {
            status
            ...useEntry_own
          }
          ...FeaturedGame_game
          ...GameLine_game
          ...GameList_running
        }
        recentGames(limit: 20) {
          id
          state
          start
          end
          viewerParticipation {
            status
            ...useEntry_own
          }
          ...FeaturedGame_game
          ...GameLine_game
        }
        viewer {
          teams {
            id
          }
        }
        posts(first: 4) {
          edges {
            node {
              id
              isPinned
              ...PostItem_post
            }
          }
        }
      }
    `,
    queryRef,
  )
  const games = runningFirst(runningGames, recentGames)
  const { featured, others } = arrangeGames(games)
  const deleted = useDeletedIds()
  const news = posts.edges.map(({ node }) => node).filter(({ id }) => !deleted.has(id))
  const isEmpty = games.length === 0 && news.length === 0
  return (
    <div className="h-page">
      <PageTitle screen={t('navigation.home')} />
      <Hero isFirstStep={games.length > 0 && !featured} hasTeam={Boolean(own?.teams.length)} />
      {featured ? (
        <>
          <FollowGameTimes gameId={featured.id} />
          <FeaturedGame game={featured} />
        </>
      ) : null}
      {games.length === 0 && hasRole(viewer, 'Admin') ? (
        <FirstSteps hasPosts={news.length > 0} />
      ) : isEmpty ? (
        <EmptyHome />
      ) : null}
      {isEmpty ? null : (
        <div className={styles.columns}>
          <section aria-labelledby="home-posts">
            <div className="h-section-head">
              <h2 id="home-posts">{t('home.posts')}</h2>
              <Link to="/posts">{t('home.allPosts')}</Link>
            </div>
            {news.length > 0 ? (
              <div className={styles.posts}>
                {news.map((post) => (
                  <PostItem key={post.id} post={post} level={3} />
                ))}
              </div>
            ) : (
              <p className="h-dim">{t('home.noPosts')}</p>
            )}
          </section>
          <section aria-labelledby="home-games">
            <div className="h-section-head">
              <h2 id="home-games">{t('home.games')}</h2>
              <Link to="/games">{t('home.allGames')}</Link>
            </div>
            {others.length > 0 ? (
              <div className="h-stack">
                {others.slice(0, GAMES_SHOWN).map((game) => (
                  <GameLine key={game.id} game={game} />
                ))}
              </div>
            ) : (
              <p className="h-dim">{t(featured ? 'home.noOtherGames' : 'home.noGames')}</p>
            )}
          </section>
        </div>
      )}
    </div>
  )
}

/** The platform's name in flags, its slogan and the first actions. A featured game below has the primary button. */
function Hero({ isFirstStep, hasTeam }: { isFirstStep: boolean; hasTeam: boolean }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { title, slogan } = useClientConfig()
  return (
    <header className={styles.hero}>
      <div>
        <div className="h-desk">
          <CodeFlags word={title} tone="live" size={36} />
        </div>
        <div className="h-phone">
          <CodeFlags word={title} tone="live" size={32} />
        </div>
        <h1 className={styles.slogan}>{slogan}</h1>
      </div>
      <div className="h-row h-desk">
        {hasTeam ? null : (
          <Button component={Link} to={viewer ? '/teams?open=create' : '/account/register'}>
            {t(viewer ? 'home.createTeam' : 'home.register')}
          </Button>
        )}
        <Button
          component={Link}
          to={viewer ? '/games' : '/account/login'}
          variant={isFirstStep ? 'filled' : 'default'}
        >
          {t(viewer ? 'home.browse' : 'action.logIn')}
        </Button>
      </div>
    </header>
  )
}
