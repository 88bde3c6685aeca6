import type { instanceColumns_instance$data } from '../../../__generated__/instanceColumns_instance.graphql.ts'

type Instance = Pick<instanceColumns_instance$data, 'status' | 'image' | 'ip' | 'port'> & {
  team?: { name: string } | null | undefined
  challenge?: { title: string } | null | undefined
}

/** The states that the list can be filtered by. */
export const INSTANCE_STATUSES = [
  'Running',
  'Queued',
  'Pulling',
  'Starting',
  'Stopping',
] as const satisfies readonly Instance['status'][]

export type InstanceFilters = { search: string | null; status: (typeof INSTANCE_STATUSES)[number] | null }

/** The state that `?status=` asks for; null is every state. */
export function instanceStatusInAddress(params: URLSearchParams): InstanceFilters['status'] {
  return INSTANCE_STATUSES.find((status) => status === params.get('status')) ?? null
}

/** Whether an instance that has changed belongs to the list. */
export function matchesFilters(instance: Instance, { search, status }: InstanceFilters): boolean {
  if (status && instance.status !== status) return false
  if (!search) return true
  const { team, challenge, image, ip, port } = instance
  const wanted = search.toLowerCase()
  return [team?.name, challenge?.title, image, `${ip}:${port}`].some((text) =>
    text?.toLowerCase().includes(wanted),
  )
}
