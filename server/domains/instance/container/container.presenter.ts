import type { z } from 'zod'
import { avatarUrl } from '../../asset/asset-url.ts'
import { instanceExpiry } from '../../challenge/play/instance-expiry.ts'
import type { ContainerOfTeam } from './container.service.ts'
import type { containerInstance } from './container.shapes.ts'

/** The contract's ContainerInstance. */
export function toContainerInstance(container: ContainerOfTeam): z.output<typeof containerInstance> {
  const team = container.assignment?.participation.team
  const challenge = container.assignment?.challenge
  return {
    team: team ? { id: team.id, name: team.name, avatar: avatarUrl(team.avatarHash) } : null,
    challenge: challenge ? { id: challenge.id, title: challenge.title, category: challenge.category } : null,
    image: container.image,
    containerGuid: container.id,
    containerId: container.containerId,
    startedAt: container.startedAt.getTime(),
    expectStopAt: (challenge ? instanceExpiry(container, challenge) : container.expectStopAt).getTime(),
    ip: container.publicIp ?? container.ip,
    port: container.publicPort ?? container.port,
  }
}
