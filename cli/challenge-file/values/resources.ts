import { challengeLimits } from '../../../rules/field-limits.ts'

const bytesOf: Record<string, number> = {
  '': 1,
  k: 1000,
  K: 1000,
  M: 1000 ** 2,
  G: 1000 ** 3,
  Ki: 1024,
  Mi: 1024 ** 2,
  Gi: 1024 ** 3,
}

/** `100m` or `0.5` as tenths of a CPU, rounded up. Undefined for another text. */
export function cpuTenthsOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(m?)$/.exec(text)
  if (!match) return undefined
  const tenths = match[2] ? Number(match[1]) / 100 : Number(match[1]) * 10
  return Math.max(challengeLimits.cpuTenths.min, Math.ceil(tenths - 1e-9))
}

/** `150Mi`, `1G` or a number of bytes as MiB, rounded up. Undefined for another text. */
export function memoryMibOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)([kKMG]i?)?$/.exec(text)
  const unit = bytesOf[match?.[2] ?? '']
  if (!match || unit === undefined) return undefined
  return Math.max(challengeLimits.memoryLimitMib.min, Math.ceil((Number(match[1]) * unit) / 1024 ** 2))
}
