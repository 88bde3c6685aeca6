import { z } from 'zod'
import { databaseRefusal } from '../database/outage.ts'
import { DomainError } from './errors.ts'
import { parseInput } from './input.ts'

/** An item that a bulk action left unchanged, and why. */
export type RefusedItem = { id: string; error: DomainError }
export type BulkResult = { done: string[]; refused: RefusedItem[] }

const bulkIds = z.object({ ids: z.array(z.string()).min(1).max(500) })

/**
 * Runs a use case for 1 to 500 items, one after the other unless asked. Each has its own transaction, charge and audit
 * entry, and a refused item does not stop the others.
 * @throws InvalidInputError
 */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  { atOnce = 1 }: { atOnce?: number } = {},
): Promise<BulkResult> {
  const waiting = new Set(parseInput(bulkIds, { ids }).ids).values()
  const result: BulkResult = { done: [], refused: [] }
  const work = async () => {
    for (const id of waiting) {
      const refusal = await refusalOf(() => act(id))
      if (refusal) result.refused.push({ id, error: refusal })
      else result.done.push(id)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return result
}

async function refusalOf(act: () => Promise<unknown>): Promise<DomainError | null> {
  try {
    await act()
    return null
  } catch (error) {
    const refusal = error instanceof DomainError ? error : databaseRefusal(error)
    if (!refusal) throw error
    return refusal
  }
}
