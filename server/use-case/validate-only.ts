import type { Context } from '../context.ts'
import type { Transaction } from '../database/database.ts'

class Discarded extends Error {}

/** A database whose transactions run as usual, with all checks, and are rolled back at their end. */
function withoutCommits(db: Context['db']): Context['db'] {
  async function rolledBack(act: (tx: Transaction) => Promise<unknown>, options?: object): Promise<unknown> {
    const end = new Discarded()
    let result: unknown
    try {
      await db.$transaction(async (tx) => {
        result = await act(tx)
        throw end
      }, options)
    } catch (error) {
      if (error !== end) throw error
    }
    return result
  }
  return new Proxy(db, {
    get: (target, key) => (key === '$transaction' ? rolledBack : Reflect.get(target, key)),
  })
}

/** A storage that receives bytes as usual and keeps none of them. */
function withoutKeeping(storage: Context['storage']): Context['storage'] {
  const nothing = async () => undefined
  return {
    ...storage,
    receive: async (source) => ({ ...(await storage.receive(source)), prepare: nothing, keep: nothing }),
  }
}

/**
 * The context of a use case that only checks its input: it refuses as usual, but stores nothing and publishes nothing.
 */
export function validatingOnly(ctx: Context): Context {
  return {
    ...ctx,
    db: withoutCommits(ctx.db),
    storage: withoutKeeping(ctx.storage),
    boards: { ...ctx.boards, publish: () => undefined },
    events: new Proxy(ctx.events, {
      get: (target, key) => (key === 'emit' ? () => undefined : Reflect.get(target, key)),
    }),
  }
}
