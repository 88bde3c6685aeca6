import { isConflict } from './outage.ts'

const attempts = 4

/**
 * Runs a transaction, and again if the database ended it because of a deadlock or a conflict with another one: that
 * one is done by then. The transaction must not have effects outside of the database.
 */
export async function repeatConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error
    }
  }
}
