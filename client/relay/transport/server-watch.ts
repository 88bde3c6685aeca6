import { useSyncExternalStore } from 'react'
import { requestAnswered, requestUnanswered } from './connection-state.ts'
import { askForBuild, isBuilt, OWN_BUILD } from './deployed-build.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10_000
/** A failure that is later than this after the one before belongs to another outage. */
const STREAK_MS = 60_000
/** During a deployment, processes of both builds can answer. */
const DEPLOYMENT_MS = 60_000

const listeners = new Set<() => void>()
let deployed = OWN_BUILD
let asking: Promise<string> | null = null
let otherSeenAt = Number.NEGATIVE_INFINITY
let failures = 0
let failedAt = 0

// Waits are randomized, so that not all browsers send requests to a restarted server at once.
function pause(): Promise<void> {
  if (Date.now() - failedAt > STREAK_MS) failures = 0
  failedAt = Date.now()
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++) * (0.5 + Math.random() / 2)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', endIfSeen)
      resolve()
    }
    const endIfSeen = () => {
      if (!document.hidden) end()
    }
    const timer = setTimeout(end, wait)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', endIfSeen)
  })
}

function setDeployed(build: string): void {
  if (build !== OWN_BUILD) otherSeenAt = Date.now()
  deployed = build
  for (const listener of listeners) listener()
}

/**
 * Records the build that an answer of the server names, if it names one. After another build, the own one counts again
 * only when the deployment is over.
 */
export function noteBuild(build: unknown): void {
  if (typeof build !== 'string' || !isBuilt()) return
  if (build !== OWN_BUILD || Date.now() - otherSeenAt > DEPLOYMENT_MS) setDeployed(build)
}

async function ask(): Promise<string> {
  for (;;) {
    await pause()
    const build = await askForBuild()
    if (build === null) continue
    noteBuild(build)
    requestAnswered()
    return build
  }
}

/** Asks the server for its page until it answers. Resolves to the build that it sends. */
export function untilServerAnswers(): Promise<string> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Records that a request was not answered, and polls the server until it answers. */
export function noteUnanswered(): void {
  requestUnanswered()
  void untilServerAnswers()
}

/** Whether the server is known to send another build than this page's. */
export function isOutdated(): boolean {
  return deployed !== OWN_BUILD
}

export function useOutdated(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isOutdated)
}
