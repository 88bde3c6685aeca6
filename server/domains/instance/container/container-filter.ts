import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { containing } from '../../../database/containing.ts'
import { noUuid } from '../../../use-case/no-uuid.ts'
import type { InstanceStatus } from '../instance-view.ts'

type Where = Prisma.ContainerWhereInput

export type ContainerFilter = {
  search?: string | null | undefined
  status?: InstanceStatus | null | undefined
}

/** Containers that run or will run. */
export const alive = { status: { not: 'Destroyed' } } as const satisfies Where

/** Excludes test containers and those that are kept ready. */
export const ofTeams = { assignment: { isNot: null } } as const satisfies Where

/** The containers with this status that match the search. @throws InvalidInputError */
export function containerFilter({ search, status }: ContainerFilter): Where {
  return { AND: [alive, status ? inStatus(status) : {}, search ? matching(search) : {}] }
}

/** The same states as those of `instanceStatus`. */
function inStatus(status: InstanceStatus): Where {
  switch (status) {
    case 'Queued':
    case 'Pulling':
    case 'Starting':
      return { status: 'Pending', phase: status, stoppingAt: null }
    case 'Running':
      return { status: 'Running', stoppingAt: null }
    case 'Stopping':
      return { stoppingAt: { not: null } }
    case 'Failed':
    case 'None':
      // The list has neither failed containers nor challenges without one.
      return { id: noUuid }
  }
}

/** A part of the team's name, the challenge's title, the image or an address; an address may have a port. */
function matching(search: string): Where {
  const [, host = search, digits] = /^(.*):(\d{1,5})$/.exec(search) ?? []
  const port = digits === undefined ? {} : { port: Number(digits) }
  const publicPort = digits === undefined ? {} : { publicPort: Number(digits) }
  return {
    OR: [
      ...containing(search).flatMap((text): Where[] => [
        { assignment: { participation: { team: { name: text } } } },
        { assignment: { challenge: { title: text } } },
        { testChallenge: { title: text } },
        { warmChallenge: { title: text } },
        { image: text },
      ]),
      ...containing(host).flatMap((text): Where[] => [
        { ip: text, ...port },
        { publicIp: text, ...publicPort },
      ]),
    ],
  }
}
