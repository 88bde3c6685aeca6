import { isIP, type Socket } from 'node:net'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { recordCapture, type Capture } from '../capture/record-capture.ts'
import { connectTarget, resolveTarget } from './connect-target.ts'

/** The requested container; `isTest` for a test container. */
type RequestedContainer = { id: string; isTest: boolean }
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
      assignment: {
        select: {
          participationId: true,
          flag: { select: { flag: true } },
          challenge: { select: { id: true, title: true, enableTrafficCapture: true } },
          participation: { select: { team: { select: { id: true, name: true } } } },
        },
      },
    },
  })
  if (!container || container.warmChallengeId !== null) throw new NotFoundError('container.notFound')
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
  {
    isTest,
    connectionId,
    clientPort,
  }: Omit<RequestedContainer, 'id'> & { connectionId: string; clientPort: number },
): Promise<Opened> {
  const { assignment, isProxy } = container
  if (!isProxy || container.status !== 'Running' || (isTest && assignment)) {
    throw new NotFoundError('container.notFound')
  }
  const address = await resolveTarget(container)
  if (!isIP(ctx.ip)) throw new ConflictError('proxy.badClientAddress')
  const target = await connectTarget(address)
  const isCaptured =
    ctx.config.trafficCapture && !isTest && assignment?.challenge.enableTrafficCapture === true
  const capture = isCaptured
    ? await recordCapture(ctx, {
        folder: { challengeId: assignment.challenge.id, participationId: assignment.participationId },
        containerId: container.id,
        connectionId,
        client: { ip: ctx.ip, port: clientPort },
        target: address,
        about: {
          Challenge: assignment.challenge.title,
          ChallengeId: assignment.challenge.id,
          Team: assignment.participation.team.name,
          TeamId: assignment.participation.team.id,
          ContainerId: container.containerId,
          Flag: assignment.flag?.flag ?? null,
        },
      })
    : null
  return { target, targetName: `${address.ip}:${address.port}`, capture }
}
