import type { Context } from '../../context.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { loadChallenge } from '../challenge/read-challenges.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { readTeamInstance, readTestInstance } from './instance-view.ts'
import { InstanceRef } from './instance.schema.ts'
import { startInstance } from './start-instance.service.ts'
import { extendInstance, stopInstance } from './stop-instance.service.ts'
import { startTestContainer, stopTestContainer } from './test-container.service.ts'

type Change = {
  name: string
  description: string
  change: (ctx: Context, key: ChallengeKey) => Promise<unknown>
  read: typeof readTeamInstance
}

function changeField({ name, description, change, read }: Change): void {
  mutation(name, {
    description,
    input: (t) => ({
      gameId: t.id({ required: true, description: 'The id of the game.' }),
      challengeId: t.id({ required: true, description: 'The id of the challenge.' }),
    }),
    refuses: [...forViewer, 'notFound', 'conflict'],
    run: async (ctx, input) => {
      const key = rowKeys(input)
      await change(ctx, key)
      return key
    },
    payload: (t) => ({
      instance: t.field({
        type: InstanceRef,
        nullable: true,
        description: 'The instance after the change. Null if it cannot be read any more.',
        resolve: ({ challengeId }, _args, ctx) => read(ctx, challengeId),
      }),
      challenge: t.prismaField({
        type: ChallengeNode,
        nullable: true,
        description:
          'The challenge of the instance. Null with an error for API tokens without the scope read or author.',
        resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
      }),
    }),
  })
}

changeField({
  name: 'startInstance',
  description:
    'Queues the start of an instance for the viewer’s team; `viewerInstanceChanged` publishes its progress.',
  change: startInstance,
  read: readTeamInstance,
})

changeField({
  name: 'extendInstance',
  description: 'Extends the instance of the viewer’s team shortly before it expires.',
  change: extendInstance,
  read: readTeamInstance,
})

changeField({
  name: 'stopInstance',
  description: 'Stops the instance of the viewer’s team, also while it is queued.',
  change: stopInstance,
  read: readTeamInstance,
})

changeField({
  name: 'startTestContainer',
  description: 'Queues the start of a test container, which replaces an earlier one.',
  change: startTestContainer,
  read: readTestInstance,
})

changeField({
  name: 'stopTestContainer',
  description: 'Stops the test container.',
  change: stopTestContainer,
  read: readTestInstance,
})
