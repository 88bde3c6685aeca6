import { builder } from '../../graphql/builder.ts'
import { Settings } from '../platform/settings.schema.ts'
import { isEngineUp } from './container/container-place.ts'
import { ContainerNode } from './container/container.schema.ts'
import { allContainers } from './container/container.service.ts'
import { followMeasurements } from './follow-instances.ts'
import { instanceStatus, upContainer } from './instance-view.ts'
import { InstanceRef, InstanceStatusEnum } from './instance.schema.ts'
import { readOutput, readUsage } from './read-insight.ts'
import { readRoomInUse, type RoomInUse } from './room-in-use.ts'

const ContainerBackendEnum = builder.enumType('ContainerBackend', {
  values: {
    docker: { description: 'A single Docker engine.' },
    swarm: { description: 'A Docker Swarm.' },
    kubernetes: { description: 'A Kubernetes cluster.' },
    none: { description: 'No backend: containers cannot start.' },
  } as const,
  description: 'The system that runs the containers of challenges.',
})

builder.objectField(Settings, 'containerStorageLimited', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether the container backend limits the storage of each container; null until the first start.',
    resolve: (_settings, _args, ctx) => ctx.containers.limitsStorage(),
  }),
)

builder.objectField(Settings, 'containerBackend', (t) =>
  t.field({
    type: ContainerBackendEnum,
    description: 'The system that runs the containers.',
    resolve: (_settings, _args, { containers }) => containers.name,
  }),
)

const InstanceRoom = builder.objectRef<RoomInUse>('InstanceRoom').implement({
  description: 'What all instances may take by their limits, and what they take.',
  fields: (t) => ({
    memoryUsed: t.exposeInt('memoryUsed', { description: 'The memory limits of all instances in MiB.' }),
    memoryLimit: t.exposeInt('memoryLimit', {
      nullable: true,
      description: 'The sum that they may reach, in MiB; null: no limit.',
    }),
    cpuUsed: t.exposeFloat('cpuUsed', { description: 'The CPU limits of all instances in cores.' }),
    cpuLimit: t.exposeFloat('cpuLimit', {
      nullable: true,
      description: 'The sum that they may reach, in cores; null: no limit.',
    }),
    queuedCount: t.exposeInt('queuedCount', { description: 'The number of starts in the queue.' }),
  }),
})

builder.objectField(Settings, 'instanceRoom', (t) =>
  t.field({
    type: InstanceRoom,
    description: 'The room for instances. Starts wait in the queue while it is taken.',
    resolve: (_settings, _args, ctx) => readRoomInUse(ctx),
  }),
)

const ContainerUsage = builder
  .objectRef<{ memoryBytes: number; cpuPercent: number }>('ContainerUsage')
  .implement({
    description: 'Current resource usage of a container.',
    fields: (t) => ({
      memoryBytes: t.field({
        description: 'The memory in use, in bytes.',
        type: 'Long',
        resolve: ({ memoryBytes }) => Math.round(memoryBytes),
      }),
      cpuPercent: t.exposeFloat('cpuPercent', { description: 'The CPU usage in percent of one core.' }),
    }),
  })

builder.prismaObjectFields(ContainerNode, (t) => ({
  status: t.field({
    type: InstanceStatusEnum,
    description: 'The state of the container.',
    resolve: (container) => instanceStatus(container),
  }),
  engine: t.exposeString('engine', {
    nullable: true,
    description:
      'The engine that runs it. Null while it is queued, and if the platform has no list of engines.',
  }),
  isEngineAnswering: t.boolean({
    description: 'Whether the engine answers. False also if the engine is not in the list any more.',
    resolve: (container, _args, { containers }) => isEngineUp(containers, container),
  }),
  usage: t.field({
    type: ContainerUsage,
    nullable: true,
    description:
      'The current resource usage. Null if the container does not run or the backend does not measure it.',
    resolve: (container, _args, ctx) =>
      instanceStatus(container) === 'Running' ? readUsage(ctx, container) : null,
  }),
}))

builder.objectFields(InstanceRef, (t) => ({
  isUnreachable: t.boolean({
    description: 'Whether it runs on an engine that does not answer, so that players may not reach it.',
    resolve: async (view, _args, { containers }) => {
      const container = upContainer(view)
      return container !== null && !(await isEngineUp(containers, container))
    },
  }),
  queuedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The time of the request to start it.',
    resolve: ({ container }) => container?.queuedAt ?? null,
  }),
  output: t.stringList({
    nullable: true,
    description: 'The last lines of a test container’s output; null if it does not run.',
    resolve: (view, _args, ctx) => {
      const container = upContainer(view)
      return container && view.participationId === null ? readOutput(ctx, container) : null
    },
  }),
}))

const mostMeasured = 200

const InstanceMeasurement = builder.objectRef<true>('InstanceMeasurement').implement({
  description: 'The instances at one moment.',
  fields: (t) => ({
    instances: t.prismaField({
      type: [ContainerNode],
      description: 'The oldest containers of the list `instances` by start time.',
      args: {
        first: t.arg.int({
          required: true,
          description: `The number of instances, at most ${mostMeasured}.`,
        }),
      },
      resolve: (query, _now, { first }, ctx) =>
        allContainers(ctx).rows({ ...query, take: Math.max(0, Math.min(first, mostMeasured)) }),
    }),
    room: t.field({
      type: InstanceRoom,
      description: 'The room for instances.',
      resolve: (_now, _args, ctx) => readRoomInUse(ctx),
    }),
  }),
})

builder.subscriptionField('instancesMeasured', (t) =>
  t.field({
    type: InstanceMeasurement,
    description: 'The containers of the list `instances`, now and every ten seconds; for administrators.',
    subscribe: (_root, _args, ctx) => followMeasurements(ctx),
    resolve: (now) => now,
  }),
)
