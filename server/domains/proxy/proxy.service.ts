import { isIP, type Socket } from 'node:net'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { recordCapture, type Capture } from '../capture/record-capture.ts'
import { connectTarget, resolveTarget } from './connect-target.ts'

/** The requested container; `isTest` for a test container. */
type Asked = { id: string; isTest: boolean }
type Opened = {
  target: Socket
  /** `ip:port`, for the log. */
  targetName: string
  capture: Capture | null
}

/**
 * Finds a container by its id. Knowing the id is the only permission required.
 * @throws ConflictError, NotFoundError
 */
export async function findProxied(ctx: Context, id: string) {
  if (ctx.config.portMapping !== 'PlatformProxy') throw new ConflictError('proxy.disabled')
  const container = await ctx.db.container.findUnique({
    where: { id },
    include: {
      instance: {
        select: {
          participationId: true,
          flag: { select: { flag: true } },
          challenge: { select: { id: true, title: true, enableTrafficCapture: true } },
          participation: { select: { team: { select: { id: true, name: true } } } },
        },
      },
    },
  })
  if (!container) throw new NotFoundError('container.notFound')
  return container
}

export type ProxiedContainer = Awaited<ReturnType<typeof findProxied>>

/**
 * Opens a connection to the container, and its capture if traffic is captured.
 * @throws NotFoundError, ConflictError, DomainError 418
 */
export async function openTarget(
  ctx: Context,
  container: ProxiedContainer,
  { isTest, connectionId, clientPort }: Omit<Asked, 'id'> & { connectionId: string; clientPort: number },
): Promise<Opened> {
  const { instance, isProxy } = container
  if (!isProxy || container.status !== 'Running' || (isTest && instance)) {
    throw new NotFoundError('container.notFound')
  }
  const place = await resolveTarget(container)
  if (!isIP(ctx.ip)) throw new ConflictError('proxy.badClientAddress')
  const target = await connectTarget(place)
  const isCaptured = ctx.config.trafficCapture && !isTest && instance?.challenge.enableTrafficCapture === true
  const capture = isCaptured
    ? await recordCapture(ctx, {
        folder: { challengeId: instance.challenge.id, participationId: instance.participationId },
        containerId: container.id,
        connectionId,
        client: { ip: ctx.ip, port: clientPort },
        target: place,
        about: {
          Challenge: instance.challenge.title,
          ChallengeId: instance.challenge.id,
          Team: instance.participation.team.name,
          TeamId: instance.participation.team.id,
          ContainerId: container.containerId,
          Flag: instance.flag?.flag ?? null,
        },
      })
    : null
  return { target, targetName: `${place.ip}:${place.port}`, capture }
}
