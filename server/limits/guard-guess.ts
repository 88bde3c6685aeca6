import type { Context } from '../context.ts'
import type { ErrorKey, IssueKey } from '../use-case/error-keys.ts'
import { DomainError } from '../use-case/errors.ts'
import { addressKey } from './limiter.ts'

type Guess = {
  /** The target of the guess, counted separately: `game:7`. */
  what: string
  /** The error texts that mean a wrong guess. */
  wrong: readonly (ErrorKey | IssueKey)[]
}

/**
 * Runs work that could be used to guess a code, a link or a token. Wrong guesses are counted by user and by
 * address, before they are made, so that concurrent ones are counted too.
 * @throws RateLimitedError
 */
export async function guardGuess<Result>(
  ctx: Context,
  { what, wrong }: Guess,
  work: () => Promise<Result>,
): Promise<Result> {
  const byAddress = { name: 'guessFromAddress', key: `${what}:${addressKey(ctx.ip)}` } as const
  const byUser = ctx.viewer && ({ name: 'guess', key: `${what}:${ctx.viewer.id}` } as const)

  await ctx.limits.attempt(ctx, byAddress)
  try {
    if (byUser) await ctx.limits.attempt(ctx, byUser)
  } catch (error) {
    await ctx.limits.undoAttempt(ctx, byAddress)
    throw error
  }
  let isWrong = false
  try {
    return await work()
  } catch (error) {
    isWrong = error instanceof DomainError && wrong.includes(error.key)
    throw error
  } finally {
    if (!isWrong) {
      if (byUser) await ctx.limits.undoAttempt(ctx, byUser)
      await ctx.limits.undoAttempt(ctx, byAddress)
    }
  }
}
