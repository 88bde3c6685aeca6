import { Suspense, useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { onNotice } from '../notice/notice-news.ts'
import { readAlertChoices } from './alert-choices.ts'
import { InstanceAlerts } from './InstanceAlerts.tsx'
import { sendAlert } from './send-alert.ts'

type Props = { game: { id: string; databaseId: number } }

const PLACES = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const

/** Notifies a player about notices, bloods and expiring instances, as chosen on the profile. */
export function GameAlerts({ game }: Props) {
  const { t } = useTranslation()
  useEffect(
    () =>
      onNotice(({ id, type, content = '', challengeTitle = '', teamName = '' }) => {
        if (type === 'Normal' || type === 'NewHint' || type === 'NewChallenge') {
          const text = type === 'Normal' ? content : challengeTitle
          sendAlert({ kind: 'notices', title: t(`play.news.${type}`), text, tag: id })
        } else {
          const title = t(`alert.blood${PLACES[type]}`, { challenge: challengeTitle })
          sendAlert({ kind: 'bloods', title, text: teamName, tag: id })
        }
      }),
    [t],
  )
  if (!readAlertChoices().instances) return null
  return (
    <Suspense>
      <InstanceAlerts game={game} />
    </Suspense>
  )
}
