import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { routeNumber } from './route-number.ts'

const SETTLE_MS = 250

/** The text that `?q=` of an address searches for. */
export function searchInAddress(params: URLSearchParams): string | null {
  return params.get('q')?.trim() || null
}

/** The row that a part of an address names; null when it names none. */
export function idInAddress(params: URLSearchParams, name: string): number | null {
  return routeNumber(params.get(name) ?? undefined) || null
}

/** A list's filters in the address. What is typed into its search arrives there a moment after the last key. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const search = searchInAddress(params)
  const [typed, setTyped] = useState(search ?? '')
  const settled = useRef(search)

  function set(name: string, value: string | null) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  const settle = useDebouncedCallback((text: string) => {
    settled.current = text.trim() || null
    set('q', settled.current)
  }, SETTLE_MS)
  function type(text: string) {
    setTyped(text)
    settle(text)
  }

  function clear() {
    settled.current = null
    setTyped('')
    setParams({}, { replace: true })
  }

  // A link to this very screen brings a search of its own.
  useEffect(() => {
    if (search === settled.current) return
    settled.current = search
    setTyped(search ?? '')
  }, [search])

  return { params, search, typed, type, set, clear }
}
