import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { InstancePanel_challenge$key } from '../../__generated__/InstancePanel_challenge.graphql.ts'
import type { InstancePanel_game$key } from '../../__generated__/InstancePanel_game.graphql.ts'
import { InstanceControls } from './InstanceControls.tsx'
import { useInstanceChanged } from './useInstanceChanged.ts'

type Props = {
  challenge: InstancePanel_challenge$key
  game: InstancePanel_game$key
  /** Instances can be started. */
  isOpen: boolean
}

/** The statuses of instances that count towards the team's limit. */
const COUNTED_STATUSES = new Set(['Queued', 'Pulling', 'Starting', 'Running'])

/** The team's instance; empty if the challenge has none or the viewer does not play. */
export function InstancePanel({ challenge: key, game: gameKey, isOpen }: Props) {
  const { t } = useTranslation()
  const {
    id: challengeId,
    category,
    instance,
  } = useFragment(
    graphql`
      fragment InstancePanel_challenge on Challenge {
        id
        category
        instance {
          ...InstanceControls_instance
        }
      }
    `,
    key,
  )
  const {
    id: gameId,
    containerCountLimit: limit,
    challenges,
  } = useFragment(
    graphql`
      fragment InstancePanel_game on Game {
        id
        containerCountLimit
        challenges(hasContainer: true) {
          # The alerts read the same list with these fields.
          databaseId
          title
          instance {
            status
            expectStopAt
          }
        }
      }
    `,
    gameKey,
  )
  useInstanceChanged(gameId)
  if (!instance) return null
  const used = challenges.filter((one) => one.instance && COUNTED_STATUSES.has(one.instance.status)).length
  return (
    <InstanceControls
      instance={instance}
      challengeKey={{ gameId, challengeId }}
      category={category}
      isOpen={isOpen}
      usage={limit > 0 ? <span>{t('instance.room', { used, count: limit })}</span> : null}
    />
  )
}
