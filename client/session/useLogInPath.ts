import { useLocation } from 'react-router'

/** The URL of the login page that returns to this page. */
export function useLogInPath(): string {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return here === '/' ? '/account/login' : `/account/login?from=${encodeURIComponent(here)}`
}
