import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const DEBOUNCE_MS = 250

/** The search text in `?q=` of a URL. */
export function searchInAddress(params: URLSearchParams): string | null {
  return params.get('q')?.trim() || null
}

/** The global id in a URL parameter; null without one. */
export function idInAddress(params: URLSearchParams, name: string): string | null {
  return params.get(name) || null
}

/** The filters of a list in the URL. The search text is written there shortly after the last key press. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const search = searchInAddress(params)
  const [typed, setTyped] = useState(search ?? '')
  const written = useRef(search)

  function set(name: string, value: string | null) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  const writeSearch = useDebouncedCallback((text: string) => {
    written.current = text.trim() || null
    set('q', written.current)
  }, DEBOUNCE_MS)
  function type(text: string) {
    setTyped(text)
    writeSearch(text)
  }

  function clear() {
    writeSearch.cancel()
    written.current = null
    setTyped('')
    setParams({}, { replace: true })
  }

  // A link to the same screen can contain another search text.
  useEffect(() => {
    if (search === written.current) return
    written.current = search
    setTyped(search ?? '')
  }, [search])

  return { params, search, typed, type, set, clear }
}
