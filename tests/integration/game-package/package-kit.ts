import { buffer } from 'node:stream/consumers'
import { ZipArchive } from 'archiver'
import { fromBufferPromise } from 'yauzl'
import type { Actor } from '../../kit/calls/actor.ts'

export type Entries = Map<string, Buffer>
export type ImportAnswer = {
  __typename: string
  code?: string
  message?: string
  title?: string
  game?: { databaseId: number } | null
  documents?: { name: string; rows: number }[]
  differences?: { code: string; subject: string; value: string | null; isLoss?: boolean }[]
}

export async function download(admin: Actor, gameId: number, choice = ''): Promise<Buffer> {
  const response = await admin.fetch(`/api/admin/games/${gameId}/package${choice}`)
  if (response.status !== 200) throw new Error(`status ${response.status}: ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

export async function unpack(zip: Buffer): Promise<Entries> {
  const entries: Entries = new Map()
  const file = await fromBufferPromise(zip)
  for await (const entry of file.eachEntry()) {
    entries.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)))
  }
  return entries
}

export async function pack(entries: Iterable<[string, Buffer]>): Promise<Buffer> {
  const archive = new ZipArchive({ zlib: { level: 9 } })
  for (const [name, content] of entries) archive.append(content, { name })
  void archive.finalize()
  return buffer(archive)
}

export function linesOf(entries: Entries, name: string): Record<string, unknown>[] {
  const text = entries.get(name)?.toString() ?? ''
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const document = `mutation ($input: ImportGameInput!) { result: importGame(input: $input) {
  __typename
  ... on ImportGamePayload {
    title game { databaseId } documents { name rows } differences { code subject value } differenceCount
  }
  ... on Error { code message } } }`

export async function upload(
  admin: Actor,
  zip: Buffer,
  dryRun = false,
  strict = false,
): Promise<ImportAnswer> {
  const form = new FormData()
  form.append(
    'operations',
    JSON.stringify({ query: document, variables: { input: { file: null, dryRun, strict } } }),
  )
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', new Blob([new Uint8Array(zip)]), 'game.zip')
  const headers = { 'graphql-require-preflight': '1' }
  const response = await admin.fetch('/graphql', { method: 'POST', body: form, headers })
  const answer = (await response.json()) as { data?: { result: ImportAnswer | null } }
  if (!answer.data?.result) throw new Error(`the import failed: ${JSON.stringify(answer)}`)
  return answer.data.result
}
