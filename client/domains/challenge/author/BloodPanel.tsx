import { graphql, useFragment } from 'react-relay'
import type { BloodPanel_challenge$key } from '../../../__generated__/BloodPanel_challenge.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BloodList } from '../play/dialog/BloodList.tsx'
import type { EditedGame } from './challenge-values.ts'

export function BloodPanel({
  challenge: key,
  game,
}: {
  challenge: BloodPanel_challenge$key
  game: EditedGame
}) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment BloodPanel_challenge on Challenge {
        ...BloodList_challenge
      }
    `,
    key,
  )
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('play.blood')}</h3>
      </div>
      <div className="h-panel-body">
        <BloodList
          challenge={challenge}
          gameId={game.databaseId}
          bonuses={game.bonuses}
          spanMs={game.spanMs}
        />
      </div>
    </section>
  )
}
