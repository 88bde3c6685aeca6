import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { orderInput } from '../../../graphql/lists/list-order.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { uuidKey } from '../../../graphql/node-key.ts'
import { noUuid } from '../../../use-case/no-uuid.ts'
import { ChallengeCategoryEnum } from '../../challenge/challenge-types.schema.ts'
import { ChallengeNode } from '../../challenge/challenge.schema.ts'
import { expirySelection, instanceExpiry } from '../../challenge/play/instance-expiry.ts'
import { TeamNode } from '../../team/team.schema.ts'
import { allContainers, destroyContainer, readChangedContainer, seesContainers } from './container.service.ts'
import { followAllContainers } from '../follow-instances.ts'
import { InstanceStatusEnum } from '../instance.schema.ts'

type ContainerKind = 'Team' | 'Test' | 'Warm' | 'Unused'

/** Selects from the challenge of a container. */
const ofChallenge = <Selected extends object>(select: Selected) => ({
  assignment: { select: { challenge: { select } } },
  testChallenge: { select },
  warmChallenge: { select },
})

type Owned<Challenge> = {
  assignment: { challenge: Challenge } | null
  testChallenge: Challenge | null
  warmChallenge: Challenge | null
}

const challengeOf = <Challenge>({ assignment, testChallenge, warmChallenge }: Owned<Challenge>) =>
  assignment?.challenge ?? testChallenge ?? warmChallenge

const ContainerKindEnum = builder.enumType('ContainerKind', {
  values: {
    Team: { description: 'The instance of a team.' },
    Test: { description: 'A test container of an author.' },
    Warm: { description: 'It is kept ready for the next team that starts an instance of its challenge.' },
    Unused: { description: 'Nothing refers to it any more; the platform removes it.' },
  } as const satisfies Record<ContainerKind, object>,
  description: 'The use of a container.',
})

export const ContainerNode = builder.prismaNode('Container', {
  name: 'Container',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: seesContainers(ctx.viewer) ? uuidKey(id) : noUuid }),
  description: 'A container of a challenge; for administrators.',
  fields: (t) => ({
    databaseId: t.exposeString('id'),
    kind: t.field({
      type: ContainerKindEnum,
      description: 'Its use.',
      select: {
        warmChallengeId: true,
        assignment: { select: { challengeId: true } },
        testChallenge: { select: { id: true } },
      },
      resolve({ assignment, testChallenge, warmChallengeId }): ContainerKind {
        if (assignment) return 'Team'
        if (testChallenge) return 'Test'
        return warmChallengeId === null ? 'Unused' : 'Warm'
      },
    }),
    team: t.field({
      description: 'The team of the instance. Null for other containers.',
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
        'The challenge of the container. Null for an unused one. An API token needs the scope read or author as well.',
      select: (_args, _ctx, nestedSelection) => ({
        assignment: { select: { challenge: nestedSelection(true) } },
        testChallenge: nestedSelection(true),
        warmChallenge: nestedSelection(true),
      }),
      resolve: challengeOf,
    }),
    challengeDatabaseId: t.int({
      description: 'The `databaseId` of the challenge. Null for an unused container.',
      nullable: true,
      select: {
        warmChallengeId: true,
        assignment: { select: { challengeId: true } },
        testChallenge: { select: { id: true } },
      },
      resolve: ({ assignment, testChallenge, warmChallengeId }) =>
        assignment?.challengeId ?? testChallenge?.id ?? warmChallengeId,
    }),
    challengeTitle: t.string({
      description: 'The title of the challenge. Null for an unused container.',
      nullable: true,
      select: ofChallenge({ title: true }),
      resolve: (container) => challengeOf(container)?.title ?? null,
    }),
    challengeCategory: t.field({
      description: 'The category of the challenge. Null for an unused container.',
      type: ChallengeCategoryEnum,
      nullable: true,
      select: ofChallenge({ category: true }),
      resolve: (container) => challengeOf(container)?.category ?? null,
    }),
    gameTitle: t.string({
      description: 'The title of the game of the challenge. Null for an unused container.',
      nullable: true,
      select: ofChallenge({ game: { select: { title: true } } }),
      resolve: (container) => challengeOf(container)?.game.title ?? null,
    }),
    image: t.exposeString('image', { description: 'The name of the container image.' }),
    containerId: t.exposeString('containerId', { description: 'The container’s id at the backend.' }),
    startedAt: t.expose('startedAt', { description: 'The time of the start.', type: 'DateTime' }),
    expectStopAt: t.field({
      description:
        'The time at which the instance expires, at the latest when its challenge closes or its game ends without practice.',
      type: 'DateTime',
      select: {
        expectStopAt: true,
        assignment: { select: { challenge: { select: expirySelection } } },
      },
      resolve: ({ assignment, ...container }) =>
        assignment ? instanceExpiry(container, assignment.challenge) : container.expectStopAt,
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
  TEAM_NAME: { description: 'The name of the team; containers without a team are together.' },
  CHALLENGE_TITLE: {
    description:
      'The title of the challenge, first among the instances of teams, then among other containers.',
  },
  STARTED_AT: { description: 'The time of the start.' },
  EXPECT_STOP_AT: {
    description:
      'The time at which the instance expires, without the end of its game and the close of its challenge.',
  },
})

builder.queryField('instances', (t) =>
  t.prismaConnection(
    {
      type: ContainerNode,
      cursor: 'id',
      nullable: true,
      description:
        'Containers of all teams, test containers and those that are kept ready; for administrators.',
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
  description:
    'Stops an instance of any team, or another container; one that is kept ready is replaced. For administrators.',
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
  description: 'A change of a container.',
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
    description: 'Changes of all containers; for administrators.',
    subscribe: (_root, _args, ctx) => followAllContainers(ctx),
    resolve: (change) => change,
  }),
)
