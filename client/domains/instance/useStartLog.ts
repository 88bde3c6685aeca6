import { useState } from 'react'
import { serverNow } from '../../time/server-clock.ts'
import { followStart, type Started, type StartLine } from './start-log.ts'

/** The log of the latest start, from when the page was opened. */
export function useStartLog(instance: Started): readonly StartLine[] {
  const [lines, setLines] = useState<readonly StartLine[]>(() => followStart([], instance, null))
  const [seen, setSeen] = useState(instance)
  if (seen === instance) return lines
  const next = followStart(lines, instance, serverNow())
  setSeen(instance)
  setLines(next)
  return next
}
