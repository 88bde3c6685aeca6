import type { z } from 'zod'
import type { Settings } from './settings.ts'
import type { configEdit } from './settings.shapes.ts'

/** The sections of the contract. */
export function toConfigEdit({
  accountPolicy,
  globalConfig,
  containerPolicy,
}: Settings): z.output<typeof configEdit> {
  return { accountPolicy, globalConfig, containerPolicy }
}
