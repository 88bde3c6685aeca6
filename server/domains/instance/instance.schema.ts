import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { translate } from '../../i18n/translate.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { loadChallenge } from '../challenge/read-challenges.ts'
import { containerEntry } from '../challenge/play/play-challenge.service.ts'
import { readSettings } from '../platform/settings.ts'
import { failureKey, testFailureKey } from './container/container-queue.ts'
import { followInstances, followTestContainers } from './follow-instances.ts'
import {
  expectedStart,
  viewerInstanceSelection,
  instanceStatus,
  queuePosition,
  readTeamInstance,
  readTestInstance,
  upContainer,
  viewOfTeam,
  viewOfTest,
  type InstanceStatus,
  type InstanceView,
} from './instance-view.ts'
import { mayAuthorChallenges } from '../challenge/challenge.policy.ts'
import { cooledDownAt } from './playing-instance.ts'

export const InstanceStatusEnum = builder.enumType('InstanceStatus', {
  values: {
    None: { description: 'Not started, or stopped.' },
    Queued: { description: 'Waits in the queue.' },
    Pulling: { description: 'The image is downloaded.' },
    Starting: { description: 'The backend starts the container.' },
    Running: { description: 'Players can reach it.' },
    Stopping: { description: 'The backend stops the container.' },
    Failed: { description: 'The start failed.' },
  } as const satisfies Record<InstanceStatus, object>,
  description: 'Queued, Pulling and Starting come before Running. If Failed, `message` has the reason.',
})

const ofAuthors = 'test'
export const InstanceRef = builder.objectRef<InstanceView>('Instance')

/** Visible to players of the team; a test container is visible to authors. */
builder.node(InstanceRef, {
  id: { resolve: ({ challengeId, participationId }) => `${challengeId}-${participationId ?? ofAuthors}` },
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'lastOperationAt' in value,
  description: 'A team’s instance of a challenge, or its test container.',
  loadOne: async (id, ctx) => {
    const [challenge = '', owner] = id.split('-')
    const challengeId = numberKey(challenge)
    if (owner === ofAuthors) return readTestInstance(ctx, challengeId)
    const view = await readTeamInstance(ctx, challengeId)
    return view?.participationId === numberKey(owner ?? '') ? view : null
  },
  fields: (t) => ({
    challengeDatabaseId: t.exposeInt('challengeId', { description: 'The `databaseId` of the challenge.' }),
    challenge: t.prismaField({
      description: 'The challenge of the instance.',
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
    isTest: t.boolean({
      description: 'Whether it is the test container.',
      resolve: ({ participationId }) => participationId === null,
    }),
    status: t.field({
      description: 'The state of the instance.',
      type: InstanceStatusEnum,
      resolve: ({ container }) => instanceStatus(container),
    }),
    position: t.int({
      nullable: true,
      description: 'While Queued: its position, 1 for the next to start.',
      resolve: (view, _args, ctx) => queuePosition(ctx, view),
    }),
    expectedStartAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'While Queued: when its start is expected to begin, by the starts of the last minutes; null if it is not known.',
      resolve: (view, _args, ctx) => expectedStart(ctx, view),
    }),
    progress: t.int({
      nullable: true,
      description: 'While Pulling: downloaded percent of the image.',
      resolve: ({ container }) =>
        instanceStatus(container) === 'Pulling' ? (container?.progress ?? null) : null,
    }),
    message: t.string({
      nullable: true,
      description: 'If Failed: the reason, in the reader’s language.',
      resolve: ({ container, participationId }, _args, { locale }) => {
        if (container?.status !== 'Destroyed') return null
        return translate(locale, (participationId === null ? testFailureKey : failureKey)(container))
      },
    }),
    entry: t.string({
      nullable: true,
      description: 'While Running: host and port, or the id for the platform proxy.',
      resolve: (view) => {
        const container = upContainer(view)
        return container && containerEntry(container)
      },
    }),
    isProxied: t.boolean({
      description: 'Whether `entry` is an id for `/api/proxy`.',
      resolve: (view) => upContainer(view)?.isProxy ?? false,
    }),
    startedAt: t.field({
      description: 'The time of the start. Null unless players can reach it.',
      type: 'DateTime',
      nullable: true,
      resolve: (view) => upContainer(view)?.startedAt ?? null,
    }),
    expectStopAt: t.field({
      description:
        'The time at which it expires, at the latest when its challenge closes or its game ends without practice. Null unless players can reach it.',
      type: 'DateTime',
      nullable: true,
      resolve: (view) => upContainer(view) && view.expiresAt,
    }),
    extendableAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Earliest time to extend it; null for a test container, and if its challenge closes or its game ends before an extension would count.',
      resolve: async (view, _args, ctx) => {
        const container = upContainer(view)
        if (!container || view.participationId === null) return null
        if (view.expiresAt && view.expiresAt < container.expectStopAt) return null
        const { renewalWindow } = (await readSettings(ctx)).containerPolicy
        return new Date(container.expectStopAt.getTime() - renewalWindow * 60_000)
      },
    }),
    readyAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Earliest time to start or stop it again.',
      resolve: ({ lastOperationAt }) => cooledDownAt(lastOperationAt),
    }),
  }),
})

builder.prismaObjectFields(ChallengeNode, (t) => ({
  instance: t.field({
    type: InstanceRef,
    nullable: true,
    description: "The instance of the viewer's team; null if there can be none.",
    select: (_args, ctx) => viewerInstanceSelection(ctx),
    resolve: (challenge) => viewOfTeam(challenge),
  }),
  testContainer: t.field({
    type: InstanceRef,
    nullable: true,
    description: 'The test container; for authors.',
    select: { testContainer: true },
    resolve: (challenge, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? viewOfTest(challenge) : null),
  }),
}))

builder.subscriptionFields((t) => ({
  viewerInstanceChanged: t.field({
    type: InstanceRef,
    description: 'The instances of the viewer’s team, then their changes, with positions in the queue.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, args, ctx) => followInstances(ctx, rowKeys(args).gameId),
    resolve: (view) => view,
  }),
  testContainerChanged: t.field({
    type: InstanceRef,
    description: 'Changes of the test containers of a game; for authors.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, args, ctx) => followTestContainers(ctx, rowKeys(args).gameId),
    resolve: (view) => view,
  }),
}))
