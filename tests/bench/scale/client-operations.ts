import { readFileSync } from 'node:fs'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import type { Payload } from './crowds.ts'

const file = new URL('../../../client/relay/persisted-operations.json', import.meta.url)

/** The requests of this checkout's web client. */
export function readClientOperations(): Operations {
  return clientOperations(readFileSync(file, 'utf8'))
}

type Operations = (name: string, variables: Record<string, unknown>) => Payload

/** The requests of a web client by the names of their operations, as it sends them: by hash. */
export function clientOperations(json: string): Operations {
  const persisted = Object.entries(JSON.parse(json) as Record<string, string>)
  const byName = new Map(
    persisted.map(([hash, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', { hash, text }]),
  )
  return (name, variables) => {
    const known = byName.get(name)
    if (!known) throw new Error(`the web client has no operation ${name}`)
    const asked = withGlobalIds({ query: known.text, variables })
    return {
      operationName: name,
      query: '',
      variables: asked.variables ?? {},
      extensions: { persistedQuery: { version: 1, sha256Hash: known.hash } },
    }
  }
}
