import { useDebouncedCallback } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const TYPING_MS = 250

/**
 * The text of a search field that is also in the URL. The field owns its text: the URL is written shortly after the
 * last key press. On a busy device it arrives later, when the user has typed more, and must not set the field back.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const navigation = useNavigationType()
  const [text, setText] = useState(inAddress)
  const seen = useRef(inAddress)
  /** The text of the field until the URL has it. */
  const awaited = useRef<string | null>(null)
  const writeLater = useDebouncedCallback(write, TYPING_MS)

  const show = useCallback(
    (next: string) => {
      writeLater.cancel()
      const trimmed = next.trim()
      awaited.current = trimmed === seen.current ? null : trimmed
      setText(next)
    },
    [writeLater],
  )
  const type = useCallback(
    (next: string) => {
      awaited.current = next.trim()
      setText(next)
      writeLater(next.trim())
    },
    [writeLater],
  )

  useEffect(() => {
    if (inAddress === seen.current) return
    seen.current = inAddress
    // The field replaces the URL. A link and the Back button do not: they can lead to another search text.
    if (awaited.current !== null && navigation === NavigationType.Replace) {
      if (inAddress === awaited.current) awaited.current = null
      return
    }
    show(inAddress)
  }, [inAddress, navigation, show])

  return {
    text,
    /** Takes what the user types. */
    type,
    /** Shows a text that the caller writes to the URL itself. */
    show,
  }
}
