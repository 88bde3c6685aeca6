import { useNow } from './ticker.ts'

/** Whether the time is past by the server's clock; false for null. */
export function useIsPast(time: string | null | undefined): boolean {
  const now = useNow(1000)
  return time != null && Date.parse(time) <= now
}
