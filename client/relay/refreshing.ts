import { announceGap, connectionUp } from './transport/connection-state.ts'

/** The refresh interval of screens without live updates. */
const EVERY_MS = 10_000

let open = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Whether screens refresh their data at an interval, because no update reaches this page. */
export function isRefreshing(): boolean {
  return open > 0
}

/** Lets the visible page refresh its data every ten seconds until the returned function is called. */
export function refreshWhileOpen(): () => void {
  open += 1
  connectionUp()
  timer ??= setInterval(() => {
    if (!document.hidden) announceGap()
  }, EVERY_MS)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    open -= 1
    if (open > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
