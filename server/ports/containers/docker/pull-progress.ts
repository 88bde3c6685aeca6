import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { z } from 'zod'

/** A line of an engine's answer to a pull. */
const pullLine = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  progressDetail: z.object({ current: z.number().optional(), total: z.number().optional() }).nullish(),
  errorDetail: z.object({ message: z.string().optional() }).nullish(),
  error: z.string().nullish(),
})

/**
 * Reads the answer of an engine to a pull until its end. An engine answers with status 200 before it has the layers, so
 * a later fault is a line of the answer. @throws Error with the message of the engine, also if the answer is cut off
 */
export async function followPull(answer: Readable, onPercent: (percent: number) => void): Promise<void> {
  const layers = new Map<string, { current: number; total: number }>()
  const lines = createInterface({ input: answer, crlfDelay: Number.POSITIVE_INFINITY })
  const broken = new Promise<never>((_resolve, reject) => answer.once('error', reject))
  const readAll = async () => {
    for await (const line of lines) {
      if (line.trim() === '') continue
      const { id, status, progressDetail, errorDetail, error } = pullLine.parse(JSON.parse(line))
      const message = errorDetail?.message || error
      if (message) throw new Error(message)
      const { current, total } = progressDetail ?? {}
      if (id === undefined || status !== 'Downloading' || current === undefined || !total) continue
      layers.set(id, { current, total })
      onPercent(percentOf([...layers.values()]))
    }
  }
  try {
    await Promise.race([readAll(), broken])
  } finally {
    lines.close()
    answer.destroy()
  }
}

function percentOf(layers: { current: number; total: number }[]): number {
  const sum = (member: 'current' | 'total') => layers.reduce((all, layer) => all + layer[member], 0)
  return Math.min(99, Math.floor((100 * sum('current')) / sum('total')))
}
