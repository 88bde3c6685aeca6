import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

type Ticker = { subscribe: (listener: () => void) => () => void; now: () => number }

const tickers = new Map<number, Ticker>()

// A single timer per interval, aligned to it, so that all clocks of a page change together.
function tickerOf(intervalMs: number): Ticker {
  const known = tickers.get(intervalMs)
  if (known) return known
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current = serverNow()
  const tick = () => {
    current = serverNow()
    timer = setTimeout(tick, intervalMs - (current % intervalMs))
    for (const listener of listeners) listener()
  }
  const ticker: Ticker = {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) timer = setTimeout(tick, intervalMs - (serverNow() % intervalMs))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
    now() {
      if (listeners.size === 0 && Math.abs(serverNow() - current) >= intervalMs) current = serverNow()
      return current
    },
  }
  tickers.set(intervalMs, ticker)
  return ticker
}

/** The server's time, renewed every `intervalMs`. Only the component that calls it renders again. */
export function useNow(intervalMs: number): number {
  const ticker = tickerOf(intervalMs)
  return useSyncExternalStore(ticker.subscribe, ticker.now)
}

/** Whether a time in milliseconds is past by the server's clock; false for null. Only a change of that renders again. */
export function useIsAfter(timeMs: number | null): boolean {
  const ticker = tickerOf(1000)
  return useSyncExternalStore(ticker.subscribe, () => timeMs !== null && timeMs <= ticker.now())
}
