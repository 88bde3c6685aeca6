import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams, type To } from 'react-router'
import { routeNumber } from '../../../relay/route-number.ts'

const FROM_LIST = 'openedFromList'

/** The URL that opens a challenge and keeps the filters. */
export function challengeAddress(search: URLSearchParams, challengeId: number): To {
  const next = new URLSearchParams(search)
  next.set('challenge', String(challengeId))
  return { search: `?${next}` }
}

export const openedFromList = { [FROM_LIST]: true } as const

/** The challenge that the URL opens; 0 without one. `close` goes back to the list, or removes it from the URL. */
export function useOpenChallenge() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Record<string, unknown> | null }
  const canGoBack = state?.[FROM_LIST] === true

  const close = useCallback(() => {
    if (canGoBack) {
      void navigate(-1)
      return
    }
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('challenge')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [canGoBack, navigate, setSearch])

  return { challengeId: routeNumber(search.get('challenge') ?? undefined), close }
}
