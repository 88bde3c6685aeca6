import { useEffect, useEffectEvent, useState } from 'react'
import type { Proxy } from '../../../../rules/connection-check/cures.ts'
import type { Check, Finding } from '../../../../rules/connection-check/findings.ts'
import { examineConnection } from './examine-connection.ts'
import { UnexpectedAnswer } from './probes.ts'

type Run = {
  proxy: Proxy | null
  findings: Finding[]
  /** The check that is running. */
  check: Check | null
  heldSeconds: number
  /** `status` is null if nothing answered. */
  failure: { status: number | null } | null
  isComplete: boolean
}

const atStart: Run = {
  proxy: null,
  findings: [],
  check: null,
  heldSeconds: 0,
  failure: null,
  isComplete: false,
}

/** One run of the checks. It lasts as long as `isRunning`, at most until it calls `onEnd`. */
export function useConnectionRun(isRunning: boolean, onEnd: () => void): Run {
  const [run, setRun] = useState(atStart)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const note = (change: (run: Run) => Partial<Run>) => {
      if (!signal.aborted) setRun((before) => ({ ...before, ...change(before) }))
    }
    async function examine() {
      try {
        await examineConnection(signal, {
          onProxy: (proxy) => note(() => ({ proxy })),
          onStart: (check) => note(() => ({ check })),
          onFinding: (finding) => note(({ findings }) => ({ findings: [...findings, finding] })),
          onHeld: (heldSeconds) => note(() => ({ heldSeconds })),
        })
        note(() => ({ isComplete: true }))
      } catch (error) {
        const status = error instanceof UnexpectedAnswer ? error.status : null
        note(() => ({ failure: { status } }))
      }
      if (!signal.aborted) end()
    }
    void examine()
    return () => stop.abort()
  }, [isRunning])
  return run
}
