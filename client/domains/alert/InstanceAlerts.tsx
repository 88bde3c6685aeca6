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

/** Notifies a player five minutes before an instance of the team expires. */
export function InstanceAlerts({ game: { id, databaseId } }: { game: { id: string; databaseId: number } }) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<InstanceAlertsQuery>(
    graphql`
      query InstanceAlertsQuery($gameId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          challenges(hasContainer: true) {
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
  const onDue = useEffectEvent((title: string, tag: string) =>
    sendAlert({
      kind: 'instances',
      title: t('alert.expires', { title, count: BEFORE_MINUTES }),
      text: t('alert.expiresText'),
      tag,
    }),
  )
  // The times are compared as one text, so that other changes of the store do not start the timers again.
  const times = JSON.stringify(
    (game?.challenges ?? []).flatMap(({ title, instance }) =>
      instance?.status === 'Running' && instance.expectStopAt
        ? [[title, `${instance.id} ${instance.expectStopAt}`, Date.parse(instance.expectStopAt)]]
        : [],
    ),
  )
  useEffect(() => {
    const timers = (JSON.parse(times) as [title: string, tag: string, stopsAt: number][]).flatMap(
      ([title, tag, stopsAt]) => {
        const waitMs = stopsAt - BEFORE_MS - serverNow()
        if (waitMs < 0 || waitMs > LONGEST_TIMER_MS) return []
        return [setTimeout(() => onDue(title, tag), waitMs)]
      },
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [times])
  return null
}
