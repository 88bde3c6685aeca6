import type { Standing } from '../limits/limiter.ts'
import { builder } from './builder.ts'

const RateLimit = builder.objectRef<Standing>('RateLimit').implement({
  description:
    'The requests that the caller can still make: a user over all sessions and tokens, a visitor by address.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'The most requests that can be made at once.' }),
    remaining: t.exposeInt('remaining', {
      description: 'The requests that can be made now. It grows steadily up to the limit.',
    }),
    resetAt: t.expose('resetAt', {
      type: 'DateTime',
      description: 'When all requests of the limit can be made again, if none is made until then.',
    }),
    cost: t.int({
      description: 'The cost of this operation. One that costs more than 20000 is refused.',
      resolve: (_standing, _args, ctx) => Math.ceil(ctx.operationCost ?? 0),
    }),
  }),
})

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimit,
    nullable: true,
    description:
      'The limit of requests for the caller. Null for a caller without limits on the machine itself.',
    resolve: (_root, _args, ctx) => ctx.limits.standing(ctx, 'global'),
  }),
)
