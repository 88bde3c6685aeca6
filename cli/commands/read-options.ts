import { numberOption } from '../arguments.ts'
import { UsageError } from '../errors.ts'
import type { ReadOptions } from '../challenge-file/source.ts'

/** The options of the commands that read challenge files. */
export const readOptionNames = {
  host: { type: 'string' },
  'kctf-containers': { type: 'boolean', default: false },
  'default-score': { type: 'string' },
  registry: { type: 'string' },
} as const

type Values = {
  host?: string
  'kctf-containers': boolean
  'default-score'?: string
  registry?: string
  pages?: boolean
}

/** @throws UsageError */
export function readOptionsOf(values: Values): ReadOptions {
  const { registry } = values
  if (registry !== undefined && !/^[a-z0-9][\w.:/-]*$/i.test(registry)) {
    throw new UsageError(`--registry: "${registry}" is not a registry such as ghcr.io/event.`)
  }
  const score = values['default-score']
  return {
    host: values.host,
    registry,
    kctfContainers: values['kctf-containers'],
    pages: values.pages,
    defaultScore: score === undefined ? undefined : numberOption('default-score', score),
  }
}
