import { z } from 'zod'
import { databaseRefusal } from '../database/outage.ts'
import { DomainError } from './errors.ts'
import { parseInput } from './input.ts'

/** An item that a bulk action left unchanged, and why. */
export type RefusedItem = { id: string; error: DomainError }
export type BulkResult = { done: string[]; refused: RefusedItem[] }

const bulkIds = z.object({ ids: z.array(z.string()).min(1).max(500) })

/**
 * Runs a use case for 1 to 500 items, one after the other. Each has its own transaction, charge and audit entry, and
 * a refused item does not stop the others.
 * @throws InvalidInputError
 */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const unique = new Set(parseInput(bulkIds, { ids }).ids)
  const result: BulkResult = { done: [], refused: [] }
  for (const id of unique) {
    try {
      await act(id)
      result.done.push(id)
    } catch (error) {
      const refusal = error instanceof DomainError ? error : databaseRefusal(error)
      if (!refusal) throw error
      result.refused.push({ id, error: refusal })
    }
  }
  return result
}
