import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { FlagManager_challenge$key } from '../../__generated__/FlagManager_challenge.graphql.ts'
import { Note } from '../../components/Note.tsx'
import { AddFlagsForm } from './AddFlagsForm.tsx'
import { AddTeamFilesForm } from './AddTeamFilesForm.tsx'
import { FlagTable } from './FlagTable.tsx'

/** The flags of a challenge, beside the form that adds more. */
export function FlagManager({
  challenge: key,
  gameId,
}: {
  challenge: FlagManager_challenge$key
  gameId: string
}) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment FlagManager_challenge on Challenge {
        id
        type
        flags {
          flag
        }
        ...FlagTable_challenge
      }
    `,
    key,
  )
  const { id: challengeId, type } = challenge
  const formProps = { gameId, challengeId, existing: (challenge.flags ?? []).map(({ flag }) => flag) }
  return (
    <div className="h-beside">
      <FlagTable challenge={challenge} gameId={gameId} />
      <aside className="h-panel">
        <div className="h-panel-head">
          <h3>{t('flags.addHeading')}</h3>
        </div>
        <div className="h-panel-body h-stack">
          <Note>{t(`flags.about.${type}`)}</Note>
          {type === 'DynamicAttachment' ? (
            <>
              <AddTeamFilesForm {...formProps} />
              <h4>{t('flags.addBaits')}</h4>
              <AddFlagsForm {...formProps} only="baits" />
            </>
          ) : (
            <AddFlagsForm {...formProps} only={type === 'DynamicContainer' ? 'exactOrBaits' : null} />
          )}
        </div>
      </aside>
    </div>
  )
}
