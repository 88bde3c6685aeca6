import { useSyncExternalStore } from 'react'
import { isHexColour } from './oklch.ts'

/** As stored: '' follows the platform (managed), 'brand' is the default theme, '#RRGGBB' the visitor's own colour. */
export type ThemeChoice = '' | 'brand' | `#${string}`

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

function isThemeChoice(value: string): value is ThemeChoice {
  return value === '' || value === 'brand' || isHexColour(value)
}

function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE_KEY) ?? ''
  return isThemeChoice(stored) ? stored : ''
}

/** Stores the choice; a colour that is not #RRGGBB is not saved. */
export function saveThemeChoice(choice: string): boolean {
  if (!isThemeChoice(choice)) return false
  localStorage.setItem(STORAGE_KEY, choice)
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

/** The colour to build the brand from, or null for signal blue. An invalid managed colour counts as none. */
export function brandColourOf(choice: ThemeChoice, managedColour: string | null | undefined): string | null {
  if (choice === 'brand') return null
  if (choice !== '') return choice
  return managedColour && isHexColour(managedColour) ? managedColour : null
}
