import type { Caller } from '../../../server/use-case/viewer.ts'
import type { Limiter } from '../../../server/limits/limiter.ts'

/** Exempts loopback from all limits, because tests send far more requests than users. */
export function exemptLoopback(limits: Limiter): Limiter {
  const asked = (ctx: Caller): Caller => (ctx.ip === '127.0.0.1' ? { ...ctx, isLimited: false } : ctx)
  return {
    charge: (ctx, ...rest) => limits.charge(asked(ctx), ...rest),
    standing: (ctx, name) => limits.standing(asked(ctx), name),
    returnPermit: (ctx, ...rest) => limits.returnPermit(asked(ctx), ...rest),
    takeTurn: (ctx, work) => limits.takeTurn(asked(ctx), work),
    attempt: (ctx, attempt) => limits.attempt(asked(ctx), attempt),
    undoAttempt: (ctx, attempt) => limits.undoAttempt(asked(ctx), attempt),
    clearAttempts: (ctx, attempt) => limits.clearAttempts(asked(ctx), attempt),
    countUse: (ctx, use) => limits.countUse(asked(ctx), use),
    hold: (ctx, names) => limits.hold(asked(ctx), names),
  }
}
