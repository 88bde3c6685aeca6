import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { orderInput } from '../../../graphql/lists/list-order.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { uuidKey } from '../../../graphql/node-key.ts'
import { noUuid } from '../../../use-case/no-uuid.ts'
import { ChallengeCategoryEnum } from '../../challenge/challenge-types.schema.ts'
import { ChallengeNode } from '../../challenge/challenge.schema.ts'
import { TeamNode } from '../../team/team.schema.ts'
import { allContainers, destroyContainer, readChangedContainer, seesContainers } from './container.service.ts'
import { followAllContainers } from '../follow-instances.ts'
import { InstanceStatusEnum } from '../instance.schema.ts'

export const ContainerNode = builder.prismaNode('Container', {
  name: 'Container',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: seesContainers(ctx.viewer) ? uuidKey(id) : noUuid }),
  description: 'A team’s running container; for administrators.',
  fields: (t) => ({
    databaseId: t.exposeString('id'),
    team: t.field({
      description: 'The team of the instance. Null for a test container.',
      type: TeamNode,
      nullable: true,
      select: (_args, _ctx, nestedSelection) => ({
        assignment: { select: { participation: { select: { team: nestedSelection(true) } } } },
      }),
      resolve: ({ assignment }) => assignment?.participation.team ?? null,
    }),
    challenge: t.field({
      type: ChallengeNode,
      nullable: true,
      description:
        'The challenge of the instance. Null for a test container. An API token needs the scope read or author as well.',
      select: (_args, _ctx, nestedSelection) => ({
        assignment: { select: { challenge: nestedSelection(true) } },
      }),
      resolve: ({ assignment }) => assignment?.challenge ?? null,
    }),
    challengeDatabaseId: t.int({
      description: 'The `databaseId` of the challenge. Null for a test container.',
      nullable: true,
      select: { assignment: { select: { challengeId: true } } },
      resolve: ({ assignment }) => assignment?.challengeId ?? null,
    }),
    challengeTitle: t.string({
      description: 'The title of the challenge. Null for a test container.',
      nullable: true,
      select: { assignment: { select: { challenge: { select: { title: true } } } } },
      resolve: ({ assignment }) => assignment?.challenge.title ?? null,
    }),
    challengeCategory: t.field({
      description: 'The category of the challenge. Null for a test container.',
      type: ChallengeCategoryEnum,
      nullable: true,
      select: { assignment: { select: { challenge: { select: { category: true } } } } },
      resolve: ({ assignment }) => assignment?.challenge.category ?? null,
    }),
    gameTitle: t.string({
      description: 'The title of the game of the challenge. Null for a test container.',
      nullable: true,
      select: { assignment: { select: { challenge: { select: { game: { select: { title: true } } } } } } },
      resolve: ({ assignment }) => assignment?.challenge.game.title ?? null,
    }),
    image: t.exposeString('image', { description: 'The name of the container image.' }),
    containerId: t.exposeString('containerId', { description: 'The container’s id at the backend.' }),
    startedAt: t.expose('startedAt', { description: 'The time of the start.', type: 'DateTime' }),
    expectStopAt: t.expose('expectStopAt', {
      description: 'The time at which the instance expires.',
      type: 'DateTime',
    }),
    ip: t.string({
      description: 'The address for players; if there is none, the address for the platform.',
      resolve: ({ publicIp, ip }) => publicIp ?? ip,
    }),
    port: t.int({
      description: 'The port at the address `ip`.',
      resolve: ({ publicPort, port }) => publicPort ?? port,
    }),
  }),
})

const InstanceOrderInput = orderInput('Instance', {
  TEAM_NAME: { description: 'The name of the team.' },
  CHALLENGE_TITLE: { description: 'The title of the challenge.' },
  STARTED_AT: { description: 'The time of the start.' },
  EXPECT_STOP_AT: { description: 'The time at which the instance expires.' },
})

builder.queryField('instances', (t) =>
  t.prismaConnection(
    {
      type: ContainerNode,
      cursor: 'id',
      nullable: true,
      description: 'Containers of all teams; for administrators.',
      args: {
        search: t.arg.string({
          description:
            'Only instances with this text in the name of their team, the title of their challenge, their image or their address, which may end with a colon and the port; all when absent.',
        }),
        status: t.arg({
          type: InstanceStatusEnum,
          description: 'Only instances in this state; all when absent.',
        }),
        orderBy: t.arg({
          type: InstanceOrderInput,
          description: 'The order; those that started first before others when absent.',
        }),
      },
      resolve: (query, _root, args, ctx) => allContainers(ctx, args).rows(query),
      totalCount: (_root, args, ctx) => allContainers(ctx, args).count(),
    },
    { name: 'InstanceConnection' },
    { name: 'InstanceEdge' },
  ),
)

mutation('destroyInstance', {
  description: 'Stops an instance of any team, or a test container. For administrators.',
  input: (t) => ({
    instanceId: t.id({ required: true, description: 'The id of the instance.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, input) => {
    const { instanceId } = rowKeys(input)
    await destroyContainer(ctx, instanceId)
    return { instanceId }
  },
  payload: (t) => ({
    destroyedInstanceId: t.id({
      description: 'The global id of the stopped instance.',
      resolve: ({ instanceId }) => encodeGlobalID('Container', instanceId.toLowerCase()),
    }),
  }),
})

const ContainerChangeRef = builder.objectRef<{ containerId: string }>('ContainerChange').implement({
  description: 'A change of a team’s container.',
  fields: (t) => ({
    instanceId: t.id({
      description: 'The global id of the container, also after its deletion.',
      resolve: ({ containerId }) => encodeGlobalID('Container', containerId),
    }),
    instance: t.prismaField({
      type: ContainerNode,
      nullable: true,
      description: 'The container after the change. Null when it has been deleted.',
      resolve: (query, change, _args, ctx) => readChangedContainer(ctx, change, query),
    }),
  }),
})

builder.subscriptionField('containerInstanceChanged', (t) =>
  t.field({
    type: ContainerChangeRef,
    description: 'Changes of all teams’ containers; for administrators.',
    subscribe: (_root, _args, ctx) => followAllContainers(ctx),
    resolve: (change) => change,
  }),
)
