import type { InputFieldBuilder } from '@pothos/core'
import { builder } from '../../../graphql/builder.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { ChallengeNode } from '../challenge.schema.ts'

type Types = typeof builder.$inferSchemaTypes

/** The key of the file in an input. */
export function sourceFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    sourceKey: t.string({
      description:
        'The name by which an import recognises the challenge, at most 512 characters and once in a game. Null removes it.',
    }),
  }
}

builder.prismaObjectField(ChallengeNode, 'sourceKey', (t) =>
  t.string({
    nullable: true,
    description: 'The name by which an import recognises the challenge. For authors; null for others.',
    resolve: ({ sourceKey }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? sourceKey : null),
  }),
)
