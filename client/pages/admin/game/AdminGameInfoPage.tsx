import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminGameInfoPageQuery } from '../../../__generated__/AdminGameInfoPageQuery.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import { IssuedCertificates } from '../../../domains/certificate/IssuedCertificates.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { DeleteGamePanel } from '../../../domains/game/author/DeleteGamePanel.tsx'
import { DuplicateGameButton } from '../../../domains/game/author/DuplicateGameButton.tsx'
import { GameForm } from '../../../domains/game/author/form/GameForm.tsx'
import { GameKeysPanel } from '../../../domains/game/author/GameKeysPanel.tsx'
import { PosterPanel } from '../../../domains/game/author/PosterPanel.tsx'
import { ExportGameButton } from '../../../domains/game/package/ExportGameButton.tsx'
import { FinalPanel } from '../../../domains/game/final/FinalPanel.tsx'
import { RevealPanel } from '../../../domains/game/author/RevealPanel.tsx'
import { ShareButton } from '../../../domains/game/share/ShareButton.tsx'
import { GameTimePanel } from '../../../domains/game/time/GameTimePanel.tsx'
import { STATE_MARKS } from '../../../domains/game/state-marks.ts'
import { SectionLinks } from '../../../forms/SectionLinks.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'
import styles from './AdminGameInfoPage.module.css'

export function AdminGameInfoPage({ queryRef }: PageProps<AdminGameInfoPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminGameInfoPageQuery>(
    graphql`
      query AdminGameInfoPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          title
          state
          hidden
          ...AdminGameTitle_game
          ...ShareButton_game
          ...GameForm_game
          ...PosterPanel_game
          ...GameKeysPanel_game
          ...GameTimePanel_game
          ...RevealPanel_game
          ...FinalPanel_game
          ...IssuedCertificates_game
          ...DeleteGamePanel_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle screen={t('navigation.info')} game={game} />
      <div className="h-page-head">
        <div className="h-row h-wrap">
          <h1>{game.title}</h1>
          <Chip tone={STATE_MARKS[game.state].tone}>{t(`adminGames.state.${game.state}`)}</Chip>
          {game.hidden ? <Chip>{t('adminGames.hidden')}</Chip> : null}
        </div>
        <div className="h-row h-wrap">
          <ShareButton game={game} />
          <ExportGameButton databaseId={game.databaseId} />
          <DuplicateGameButton gameId={game.id} />
        </div>
      </div>
      <SectionLinks />
      <div className="h-beside">
        <GameForm key={game.id} game={game} />
        <aside className={`h-stack ${styles.side}`}>
          <div className={`h-stack ${styles.acts}`}>
            <GameTimePanel game={game} />
            <RevealPanel game={game} />
            <FinalPanel game={game} />
          </div>
          <div className="h-stack">
            <IssuedCertificates game={game} />
            <PosterPanel game={game} />
            <GameKeysPanel game={game} />
            <DeleteGamePanel game={game} />
          </div>
        </aside>
      </div>
    </>
  )
}
