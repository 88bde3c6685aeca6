import { z } from 'zod'

/** A limit on all containers together: a share of the backend, or an amount. */
export type RoomLimit = { percent: number } | { amount: number }

const mebibytes = { MiB: 1, GiB: 1024 } as const

/** Memory in MiB. Null: no limit. */
export const memoryRoom = z.string().transform((text, context): RoomLimit | null => {
  const [, number = '', unit = ''] = /^([1-9]\d{0,6})(MiB|GiB|%)$/.exec(text) ?? []
  if (text === 'off') return null
  if (unit === '%') return { percent: Number(number) }
  if (unit === 'MiB' || unit === 'GiB') return { amount: Number(number) * mebibytes[unit] }
  context.addIssue('an amount such as 12GiB, a share of the memory of the engine such as 150%, or off')
  return z.NEVER
})

/** CPU in tenths of a core. Null: no limit. */
export const cpuRoom = z.string().transform((text, context): RoomLimit | null => {
  const [, number = '', unit] = /^([1-9]\d{0,5})(%)?$/.exec(text) ?? []
  if (text === 'off') return null
  if (unit === '%') return { percent: Number(number) }
  if (number !== '') return { amount: Number(number) * 10 }
  context.addIssue('a number of cores such as 16, a share of the cores of the engine such as 400%, or off')
  return z.NEVER
})
