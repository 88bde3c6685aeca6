import { useIsAfter } from './ticker.ts'

/** Whether the time is past by the server's clock; false for null. */
export function useIsPast(time: string | null | undefined): boolean {
  return useIsAfter(time == null ? null : Date.parse(time))
}
