import { Suspense, useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { onNotice, type PublishedNotice } from '../notice/notice-news.ts'
import { readAlertChoices } from './alert-choices.ts'
import { followFocus } from './game-focus.ts'
import { InstanceAlerts } from './InstanceAlerts.tsx'
import { onNotificationClick } from './notification.ts'
import { isOwnChallenge } from './own-challenge.ts'
import { sendAlert } from './send-alert.ts'

type Props = { game: { id: string; databaseId: number } }

const PLACES = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const

/**
 * Notifies a player about notices, bloods of challenges that the team has solved, and expiring instances, as chosen on
 * the profile.
 */
export function GameAlerts({ game }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const gameId = game.databaseId

  const onPublished = useEffectEvent(async (notice: PublishedNotice) => {
    const { id, type, content = '', challengeTitle = '', teamName = '' } = notice
    const challengeId = notice.challenge?.databaseId
    const target = { tag: id, gameId, challengeId }
    if (type === 'Normal' || type === 'NewHint' || type === 'NewChallenge') {
      const text = type === 'Normal' ? content : challengeTitle
      await sendAlert({ kind: 'notices', title: t(`play.news.${type}`), text, ...target })
      return
    }
    if (!readAlertChoices().bloods || challengeId === undefined) return
    if (!(await isOwnChallenge(environment, gameId, challengeId))) return
    const title = t(`alert.blood${PLACES[type]}`, { challenge: challengeTitle })
    await sendAlert({ kind: 'bloods', title, text: teamName, ...target })
  })
  useEffect(
    () =>
      onNotice((notice) => {
        // Without an answer of the server there is no alert. The connection mark shows the interruption.
        onPublished(notice).catch(() => undefined)
      }),
    [],
  )
  useEffect(() => followFocus(), [])
  useEffect(() => onNotificationClick((path) => void navigate(path)), [navigate])

  if (!readAlertChoices().instances) return null
  return (
    <Suspense>
      <InstanceAlerts game={game} />
    </Suspense>
  )
}
