import { useSearchParams } from 'react-router'
import { useSearchText } from './useSearchText.ts'

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
  const { text: typed, type, show } = useSearchText(search ?? '', (text) => set('q', text))

  function set(name: string, value: string | null) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }

  function clear() {
    show('')
    setParams({}, { replace: true })
  }

  return { params, search, typed, type, set, clear }
}
