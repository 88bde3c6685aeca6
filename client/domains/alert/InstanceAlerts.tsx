import { useEffect, useEffectEvent } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { InstanceAlertsQuery } from '../../__generated__/InstanceAlertsQuery.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useInstanceChanged } from '../instance/useInstanceChanged.ts'
import { serverNow } from '../../time/server-clock.ts'
import { sendAlert } from './send-alert.ts'

const BEFORE_MINUTES = 5
const BEFORE_MS = BEFORE_MINUTES * 60_000
const LONGEST_TIMER_MS = 2 ** 31 - 1

type Expiry = {
  title: string
  challengeId: number
  /** Names the instance and its end, because an extended instance expires again. */
  tag: string
  stopsAt: number
}

/** Notifies a player five minutes before an instance of the team expires, or at once if less time is left. */
export function InstanceAlerts({ game: { id, databaseId } }: { game: { id: string; databaseId: number } }) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<InstanceAlertsQuery>(
    graphql`
      query InstanceAlertsQuery($gameId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          challenges(hasContainer: true) {
            databaseId
            title
            instance {
              id
              status
              expectStopAt
            }
          }
        }
      }
    `,
    { gameId: databaseId },
  )
  useInstanceChanged(id)
  const onDue = useEffectEvent(({ title, challengeId, tag, stopsAt }: Expiry) => {
    const minutes = Math.min(BEFORE_MINUTES, Math.ceil((stopsAt - serverNow()) / 60_000))
    void sendAlert({
      kind: 'instances',
      title: t('alert.expires', { title, count: minutes }),
      text: t('alert.expiresText'),
      tag,
      gameId: databaseId,
      challengeId,
    })
  })
  // The times are compared as one text, so that other changes of the store do not start the timers again.
  const times = JSON.stringify(
    (game?.challenges ?? []).flatMap<Expiry>(({ title, databaseId: challengeId, instance }) => {
      if (instance?.status !== 'Running' || !instance.expectStopAt) return []
      const tag = `${instance.id} ${instance.expectStopAt}`
      return [{ title, challengeId, tag, stopsAt: Date.parse(instance.expectStopAt) }]
    }),
  )
  useEffect(() => {
    const timers = (JSON.parse(times) as Expiry[]).flatMap((expiry) => {
      const leftMs = expiry.stopsAt - serverNow()
      const waitMs = Math.max(0, leftMs - BEFORE_MS)
      if (leftMs <= 0 || waitMs > LONGEST_TIMER_MS) return []
      return [setTimeout(() => onDue(expiry), waitMs)]
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [times])
  return null
}
