import type { Actor } from '../calls/actor.ts'
import { unique } from './factories.ts'

/** The answer of `importPastGame` with everything that a payload or a refusal has. */
export type StandingsAnswer = {
  __typename: string
  code?: string
  message?: string
  issues?: { path: string[]; code: string; message: string }[]
  pastGame?: { id: string; databaseId: number } | null
  teamCount?: number
  leaders?: { place: number; teamName: string; points: number }[]
  faults?: { line: number; message: string }[]
  faultCount?: number
}

const document = `mutation ($input: ImportPastGameInput!) { result: importPastGame(input: $input) {
  __typename
  ... on ImportPastGamePayload {
    pastGame { id databaseId } teamCount leaders { place teamName points } faults { line message } faultCount
  }
  ... on Error { code message }
  ... on InvalidInputError { issues { path code message } } } }`

const standings = [
  { pos: 1, team: 'Kelp', score: 1200 },
  { pos: 2, team: 'Barnacles', score: 950.5 },
  { pos: 3, team: 'Gulls', score: 400 },
]

/** Sends a file with standings; other members of the input replace the usual ones. */
export async function sendStandings(
  actor: Actor,
  content: BlobPart,
  input: object = {},
): Promise<StandingsAnswer> {
  const times = { start: '2024-03-01T08:00:00Z', end: '2024-03-03T08:00:00Z' }
  const variables = { input: { title: unique('past'), ...times, ...input, file: null } }
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: document, variables }))
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', new Blob([content]), 'standings.json')
  const headers = { 'graphql-require-preflight': '1' }
  const response = await actor.fetch('/graphql', { method: 'POST', body: form, headers })
  const { data, errors } = (await response.json()) as {
    data?: { result: StandingsAnswer | null }
    errors?: object[]
  }
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result
}

/** A past game with three teams. */
export async function importStandings(actor: Actor, input: object = {}) {
  const { pastGame } = await sendStandings(actor, JSON.stringify({ standings }), input)
  if (!pastGame) throw new Error('the import was refused')
  return pastGame
}
