import { readLocal, writeLocal } from '../../storage/local-values.ts'

export const ALERT_KINDS = ['notices', 'bloods', 'instances'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The alerts that this browser shows, and whether it plays a sound. Nothing is chosen at first. */
type AlertChoices = Readonly<Record<AlertKind | 'sound', boolean>>

const KEY = 'alerts'

export function readAlertChoices(): AlertChoices {
  const stored = readLocal(KEY)
  const chosen = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const is = (name: string) => chosen[name] === true
  return {
    notices: is('notices'),
    bloods: is('bloods'),
    instances: is('instances'),
    sound: is('sound'),
  }
}

export function writeAlertChoices(choices: AlertChoices): void {
  writeLocal(KEY, Object.values(choices).some(Boolean) ? choices : null)
}
