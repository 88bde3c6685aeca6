import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { PosterPanel_game$key } from '../../../__generated__/PosterPanel_game.graphql.ts'
import { Poster } from '../../../components/Poster.tsx'
import { PicturePanel } from '../../asset/PicturePanel.tsx'
import { STATE_MARKS } from '../state-marks.ts'

/** The game's poster, with an upload. Without one, a poster is generated from the title. */
export function PosterPanel({ game: key }: { game: PosterPanel_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment PosterPanel_game on Game {
        databaseId
        title
        state
        posterUrl
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  return (
    <PicturePanel
      title={t('adminGame.poster')}
      choose={t(game.posterUrl ? 'adminGame.replacePoster' : 'adminGame.uploadPoster')}
      method="PUT"
      url={`/api/edit/games/${game.databaseId}/poster`}
      onStored={revalidate}
      stored={t('adminGame.posterStored')}
      hint={t('adminGame.posterHint')}
    >
      <Poster title={game.title} state={STATE_MARKS[game.state].poster} url={game.posterUrl} />
    </PicturePanel>
  )
}
