import { readAlertChoices, type AlertKind } from './alert-choices.ts'
import { canPlaySound, playSound } from './alert-sound.ts'
import { claimAlert } from './claim-alert.ts'
import { isGameFocused } from './game-focus.ts'
import { canNotify, showNotification } from './notification.ts'

type Alert = {
  kind: AlertKind
  title: string
  text: string
  /** Each tag alerts once in this browser. */
  tag: string
  /** The `databaseId` of the game. */
  gameId: number
  /** The `databaseId` of the challenge that the alert concerns. */
  challengeId?: number | undefined
}

/**
 * Plays a sound, and shows a notification unless a tab with the game has the focus, as chosen for this browser. Of
 * several tabs, one plays and one shows.
 */
export async function sendAlert({ kind, title, text, tag, gameId, challengeId }: Alert): Promise<void> {
  const choices = readAlertChoices()
  if (!choices[kind]) return
  if (choices.sound && canPlaySound() && (await claimAlert(`sound ${tag}`))) playSound(kind)
  if (!canNotify() || Notification.permission !== 'granted') return
  if (!(await claimAlert(`notification ${tag}`)) || (await isGameFocused())) return
  const search = challengeId === undefined ? '' : `?challenge=${challengeId}`
  await showNotification({ title, text, tag, path: `/games/${gameId}/challenges${search}` })
}
