import type { Context } from '../../../context.ts'
import { builder } from '../../../graphql/builder.ts'
import type { ChallengePlace } from '../../challenge/challenge-rows.ts'
import { findChallenge } from '../../challenge/challenge-mutations.schema.ts'
import { ChallengeNode } from '../../challenge/challenge.schema.ts'
import { readTeamInstance, readTestInstance } from './instance-view.ts'
import { InstanceRef } from './instance.schema.ts'
import { startInstance } from './start-instance.service.ts'
import { extendInstance, stopInstance } from './stop-instance.service.ts'
import { startTestContainer, stopTestContainer } from '../test-container.service.ts'

type Change = {
  name: string
  description: string
  change: (ctx: Context, place: ChallengePlace) => Promise<unknown>
  read: typeof readTeamInstance
}

function changeField({ name, description, change, read }: Change): void {
  builder.relayMutationField(
    name,
    {
      description,
      inputFields: (t) => ({ gameId: t.int({ required: true }), challengeId: t.int({ required: true }) }),
    },
    {
      errors: {},
      resolve: async (_root, { input: place }, ctx) => {
        await change(ctx, place)
        return place
      },
    },
    {
      outputFields: (t) => ({
        instance: t.field({
          type: InstanceRef,
          nullable: true,
          resolve: ({ challengeId }, _args, ctx) => read(ctx, challengeId),
        }),
        challenge: t.prismaField({
          type: ChallengeNode,
          nullable: true,
          description: 'For tokens that may read or author; null with an error for others.',
          resolve: (query, payload, _args, ctx) => findChallenge(query, payload, ctx),
        }),
      }),
    },
  )
}

changeField({
  name: 'startInstance',
  description: 'Queues the start of the container of the viewer’s team; `instanceChanged` tells how it goes.',
  change: startInstance,
  read: readTeamInstance,
})

changeField({
  name: 'extendInstance',
  description: 'Lets the container of the viewer’s team run longer, shortly before it would stop.',
  change: extendInstance,
  read: readTeamInstance,
})

changeField({
  name: 'stopInstance',
  description: 'Stops the container of the viewer’s team, a waiting one too.',
  change: stopInstance,
  read: readTeamInstance,
})

changeField({
  name: 'startTestContainer',
  description: 'Queues the start of a container to try the challenge with, in the place of an earlier one.',
  change: startTestContainer,
  read: readTestInstance,
})

changeField({
  name: 'stopTestContainer',
  description: 'Stops the container that the challenge is tried with.',
  change: stopTestContainer,
  read: readTestInstance,
})
