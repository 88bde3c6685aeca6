import { getRequest, graphql } from 'relay-runtime'
import type { sendStandingsMutation$data } from '../../__generated__/sendStandingsMutation.graphql.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { sendForm } from '../asset/send-form.ts'
import type { PastGameValues } from './PastGameFields.tsx'

const mutation = graphql`
  mutation sendStandingsMutation($input: ImportPastGameInput!) {
    importPastGame(input: $input) {
      __typename
      ... on ImportPastGamePayload {
        pastGame {
          databaseId
        }
        teamCount
        leaders {
          place
          teamName
          points
        }
        faults {
          line
          message
        }
        faultCount
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
    }
  }
`

type Result = NonNullable<sendStandingsMutation$data['importPastGame']>
type Answer = { data?: { importPastGame: Result | null } | null; errors?: { message: string }[] }

/** The teams of a file, and the entries that are left out. */
export type StandingsReport = {
  /** Null after a check. */
  gameId: number | null
  teamCount: number
  leaders: readonly { place: number; teamName: string; points: number }[]
  faults: readonly { line: number; message: string }[]
  faultCount: number
}

/** The platform refused the file or a field. Messages without a field are under ''. */
export class StandingsRefusal extends Error {
  readonly errors: FieldErrors

  constructor(errors: FieldErrors) {
    super(errors[''] ?? '')
    this.errors = errors
  }
}

type Sending = { file: File; values: PastGameValues; validateOnly: boolean }

/** Sends a file to be checked or imported. @throws StandingsRefusal, and the errors of `sendForm` */
export async function sendStandings({ file, values, validateOnly }: Sending): Promise<StandingsReport> {
  const form = new FormData()
  const variables = { input: { file: null, ...values, validateOnly } }
  const persistedQuery = { version: 1, sha256Hash: getRequest(mutation).params.id }
  form.append('operations', JSON.stringify({ variables, extensions: { persistedQuery } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', file)
  const answer = await sendForm<Answer>({ method: 'POST', url: '/graphql', form })
  const result = answer.data?.importPastGame
  if (result?.__typename !== 'ImportPastGamePayload') throw refusalOf(result, answer)
  const { pastGame, teamCount = 0, leaders, faults, faultCount = 0 } = result
  return {
    gameId: pastGame?.databaseId ?? null,
    teamCount,
    leaders: leaders ?? [],
    faults: faults ?? [],
    faultCount,
  }
}

function refusalOf(result: Result | null | undefined, answer: Answer): StandingsRefusal {
  const errors: Record<string, string> = {}
  for (const { path, message } of result?.issues ?? []) {
    const [field = ''] = path
    errors[field === 'file' ? '' : field] ??= message
  }
  if (Object.keys(errors).length === 0) errors[''] = result?.message ?? answer.errors?.[0]?.message ?? ''
  return new StandingsRefusal(errors)
}
