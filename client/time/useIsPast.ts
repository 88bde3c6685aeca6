import { useNow } from './ticker.ts'

/** Whether the time has come by the server's clock. Null never comes. */
export function useIsPast(time: string | null | undefined): boolean {
  const now = useNow(1000)
  return time != null && Date.parse(time) <= now
}
