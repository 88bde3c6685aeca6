import { useEffect, useState } from 'react'
import { lazyPart } from '../relay/lazy-part.ts'
import { openPalette, usePalette } from './palette-items.ts'

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx').then((module) => module.CommandPalette))

/** The command palette, which opens with Ctrl or Cmd K. Its code is loaded when it first opens. */
export function PaletteKey() {
  const { opened } = usePalette()
  const [isUsed, setUsed] = useState(false)
  if (opened && !isUsed) setUsed(true)
  useEffect(() => {
    function openOnKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      openPalette()
    }
    window.addEventListener('keydown', openOnKey)
    return () => window.removeEventListener('keydown', openOnKey)
  }, [])
  return isUsed ? <CommandPalette /> : null
}
