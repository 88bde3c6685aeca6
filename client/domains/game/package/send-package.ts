import { getRequest, graphql } from 'relay-runtime'
import type { sendPackageMutation$data } from '../../../__generated__/sendPackageMutation.graphql.ts'
import { sendForm } from '../../asset/send-form.ts'

const mutation = graphql`
  mutation sendPackageMutation($input: ImportGameInput!) {
    importGame(input: $input) {
      __typename
      ... on ImportGamePayload {
        title
        game {
          databaseId
        }
        documents {
          name
          rows
        }
        differences {
          code
          subject
          value
        }
      }
      ... on Error {
        message
      }
    }
  }
`

type Result = NonNullable<sendPackageMutation$data['importGame']>
type Difference = NonNullable<Result['differences']>[number]

/** The content of a package, and the differences of the imported game from it. */
export type PackageReport = {
  title: string
  /** Null after a check. */
  gameId: number | null
  documents: readonly { name: string; rows: number }[]
  differences: readonly Difference[]
}

/** The platform refused the package. The message can be empty. */
export class PackageRefusal extends Error {}

type Sending = { file: File; dryRun: boolean; onProgress: (share: number) => void }
type Answer = { data?: { importGame: Result | null } | null; errors?: { message: string }[] }

/** Sends a package to be checked or imported. @throws PackageRefusal, and the errors of `sendForm` */
export async function sendPackage({ file, dryRun, onProgress }: Sending): Promise<PackageReport> {
  const form = new FormData()
  const variables = { input: { file: null, dryRun } }
  const persistedQuery = { version: 1, sha256Hash: getRequest(mutation).params.id }
  form.append('operations', JSON.stringify({ variables, extensions: { persistedQuery } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', file)
  const answer = await sendForm<Answer>({ method: 'POST', url: '/graphql', form, onProgress })
  const result = answer.data?.importGame
  if (result?.__typename !== 'ImportGamePayload') {
    throw new PackageRefusal(result?.message ?? answer.errors?.[0]?.message ?? '')
  }
  const { title = '', game, documents, differences } = result
  return {
    title,
    gameId: game?.databaseId ?? null,
    documents: documents ?? [],
    differences: differences ?? [],
  }
}
