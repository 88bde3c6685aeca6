import type { EventRow_event$data } from '../../__generated__/EventRow_event.graphql.ts'

type GameEventType = EventRow_event$data['type']

/** The event filters. `calm` is every event except starts and stops of instances. */
export const EVENT_KINDS = ['calm', 'answers', 'cheats', 'containers'] as const

type EventKind = (typeof EVENT_KINDS)[number]

const TYPES_OF_KIND: Readonly<Record<EventKind, readonly GameEventType[]>> = {
  calm: ['FlagSubmit', 'CheatDetected', 'Normal'],
  answers: ['FlagSubmit'],
  cheats: ['CheatDetected'],
  containers: ['ContainerStart', 'ContainerDestroy'],
}

export type EventFilters = {
  kind: EventKind | null
  teamId: string | null
  challengeId: string | null
  search: string | null
}

/** The kind that `?kind=` asks for; null means every kind. */
export function kindInAddress(search: URLSearchParams): EventKind | null {
  return EVENT_KINDS.find((kind) => kind === search.get('kind')) ?? null
}

/** The filters as variables of the query. */
export function eventVariables({ kind, ...rest }: EventFilters) {
  return { types: kind && [...TYPES_OF_KIND[kind]], ...rest }
}

type NewEvent = {
  type: GameEventType
  content?: string | undefined
  answer?: string | undefined
  challengeTitle?: string | undefined
  ownerTeamName?: string | null | undefined
  challengeId: string | null | undefined
  userName: string | null | undefined
  team: { id: string; name: string }
}

/** Whether a new event matches the filters. */
export function matchesFilters(event: NewEvent, filters: EventFilters): boolean {
  const { kind, teamId, challengeId, search } = filters
  if (kind && !TYPES_OF_KIND[kind].includes(event.type)) return false
  if (teamId !== null && event.team.id !== teamId) return false
  if (challengeId !== null && event.challengeId !== challengeId) return false
  if (!search) return true
  const wanted = search.toLowerCase()
  const { content, answer, challengeTitle, ownerTeamName, userName, team } = event
  const texts = [content, answer, challengeTitle, ownerTeamName, userName, team.name]
  return texts.some((text) => text?.toLowerCase().includes(wanted))
}
