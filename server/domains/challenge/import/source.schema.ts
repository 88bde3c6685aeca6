import type { InputFieldBuilder } from '@pothos/core'
import { builder } from '../../../graphql/builder.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { ChallengeNode } from '../challenge.schema.ts'

type Types = typeof builder.$inferSchemaTypes

const ChallengeSourceRef = builder.prismaObject('ChallengeSource', {
  description: 'The file that a challenge was imported from.',
  select: { challengeId: true },
  fields: (t) => ({
    format: t.exposeString('format', { description: 'The name of its format, such as `ctfcli`.' }),
    document: t.exposeString('document', { description: 'The text of the file. It can contain flags.' }),
    sha256: t.exposeString('sha256', { description: 'The SHA-256 of the text in UTF-8.' }),
  }),
})

builder.prismaObjectFields(ChallengeNode, (t) => ({
  sourceKey: t.string({
    nullable: true,
    description: 'The name by which an import recognizes the challenge. For authors; null for others.',
    resolve: ({ sourceKey }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? sourceKey : null),
  }),
  source: t.field({
    type: ChallengeSourceRef,
    nullable: true,
    description:
      'The file that the challenge was imported from, as it was. Null without one. For authors; null for others.',
    select: (_args, ctx, selected) => (mayAuthorChallenges(ctx.viewer) ? { source: selected(true) } : {}),
    resolve: ({ source }) => source ?? null,
  }),
}))

const ChallengeSourceInput = builder.inputType('ChallengeSourceInput', {
  description: 'The file that a challenge is imported from.',
  fields: (t) => ({
    format: t.string({
      description: 'The name of its format, such as `ctfcli`, at most 32 characters.',
      required: true,
    }),
    document: t.string({
      description: 'The text of the file, at most 65536 characters.',
      required: true,
    }),
  }),
})

/** The file of the challenge, and its key, in an input. */
export function sourceFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    sourceKey: t.string({
      description:
        'The name by which an import recognizes the challenge, at most 512 characters and once in a game. Null removes it.',
    }),
    source: t.field({
      type: ChallengeSourceInput,
      description: 'The file that the challenge is imported from, for authors only. Null removes it.',
    }),
  }
}
