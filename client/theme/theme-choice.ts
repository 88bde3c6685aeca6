import { useSyncExternalStore } from 'react'
import { readLocalText, writeLocalText } from '../storage/local-values.ts'
import { isHexColor } from './oklch.ts'

/** The stored choice: '' follows the platform, 'brand' is the default theme, '#RRGGBB' a custom color. */
export type ThemeChoice = '' | 'brand' | `#${string}`

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

function isThemeChoice(value: string): value is ThemeChoice {
  return value === '' || value === 'brand' || isHexColor(value)
}

function readThemeChoice(): ThemeChoice {
  const stored = readLocalText(STORAGE_KEY) ?? ''
  return isThemeChoice(stored) ? stored : ''
}

/** Stores the choice and returns whether it is valid. Other colors than #RRGGBB are not stored. */
export function saveThemeChoice(choice: string): boolean {
  if (!isThemeChoice(choice)) return false
  writeLocalText(STORAGE_KEY, choice)
  for (const listener of listeners) listener()
  return true
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice)
}

/** The color of the brand, or null for signal blue. An invalid color of the platform counts as none. */
export function brandColorOf(choice: ThemeChoice, managedColor: string | null | undefined): string | null {
  if (choice === 'brand') return null
  if (choice !== '') return choice
  return managedColor && isHexColor(managedColor) ? managedColor : null
}
