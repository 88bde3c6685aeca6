import type { Actor } from './actor.ts'

/** The outcome of a use case, the same for each API. */
export type Outcome<Value = unknown> = { ok: true; value: Value } | { ok: false; code: string }

export type Input = Record<string, unknown>

export async function rest<Value>(
  actor: Actor,
  method: string,
  path: string,
  body: unknown,
  read: (body: Input) => Value,
): Promise<Outcome<Value>> {
  const answer = await actor.rest(method, path, body)
  if (answer.status === 200) return { ok: true, value: read(answer.body as Input) }
  // GraphQL returns null without a reason for an object that the viewer may not read.
  if (answer.status === 404 && method === 'GET') return { ok: false, code: 'NOT_FOUND' }
  return { ok: false, code: (answer.body as { code?: string }).code ?? `${answer.status}` }
}

export async function mutate<Value>(
  actor: Actor,
  field: string,
  input: Input,
  selection: string,
  read: (payload: Input) => Value,
): Promise<Outcome<Value>> {
  const result = await actor.mutate<Input>(field, inSchemaNames(input), selection)
  if (result.__typename.endsWith('Payload')) return { ok: true, value: read(result) }
  return { ok: false, code: result.code ?? result.__typename }
}

export async function query<Value>(
  actor: Actor,
  document: string,
  variables: Input,
  read: (data: Input) => Value,
  mustHave?: string,
): Promise<Outcome<Value>> {
  const { data, errors } = await actor.graphql(document, variables)
  if (errors) return { ok: false, code: errors[0]?.extensions?.code ?? 'ERROR' }
  const found = mustHave?.split('.').reduce<unknown>((value, key) => (value as Input | null)?.[key], data)
  if (mustHave !== undefined && (found === null || found === undefined))
    return { ok: false, code: 'NOT_FOUND' }
  return { ok: true, value: read(data as Input) }
}

/** Fields that the schema and the REST contract call differently. */
const schemaNames: Readonly<Record<string, string>> = {
  stdNumber: 'studentNumber',
  cpuCount: 'cpuTenths',
  memoryLimit: 'memoryLimitMib',
  storageLimit: 'storageLimitMib',
  difficulty: 'decaySolves',
}

/** The input in the names of the schema. */
export function inSchemaNames(input: Input): Input {
  const renamed = Object.entries(input).map(([name, value]) => [schemaNames[name] ?? name, value] as const)
  return Object.fromEntries(renamed)
}

/** The selection of a field of the schema under the name of the REST contract. */
export function selectionOf(name: string): string {
  const schemaName = schemaNames[name]
  return schemaName === undefined ? name : `${name}: ${schemaName}`
}

export function list(value: unknown): Input[] {
  return value as Input[]
}

export function pick(value: Input, names: string[]): Input {
  return Object.fromEntries(names.map((name) => [name, value[name]]))
}

export function inMilliseconds(input: Input): Input {
  return mapDates(input, (date) => date.getTime())
}

export function inIso(input: Input): Input {
  return mapDates(input, (date) => date.toISOString())
}

function mapDates(input: Input, convert: (date: Date) => unknown): Input {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value instanceof Date ? convert(value) : value]),
  )
}
