import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { judge, send, type FuzzCase } from './case.ts'
import { makeDocument, type Kind } from './graphql-documents.ts'
import { anyJson, anyText, damaged } from './values.ts'

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'))

const kinds: Kind[] = ['query', 'query', 'query', 'mutation', 'mutation', 'subscription']

/** One operation over HTTP, in a mostly valid body. */
export const graphqlCase: FuzzCase = async (random, world) => {
  const kind = random.pick(kinds)
  const made = makeDocument(schema, kind, random, world.known)
  const { headers, role } = world.caller(random)
  const body: Record<string, unknown> = { ...made }
  if (random.chance(0.1)) body['operationName'] = random.pick(['Fuzz', 'Other', '', null, 7])
  if (random.chance(0.05)) body['extensions'] = anyJson(random, world.known)
  if (random.chance(0.03)) body['variables'] = anyJson(random, world.known)
  if (random.chance(0.03)) body['id'] = anyText(random, world.known)
  const batch = random.chance(0.03) ? [body, body] : body
  let text = JSON.stringify(batch)
  if (random.chance(0.03)) text = damaged(random, text)
  const request = `${role} ${kind} ${text.slice(0, 3000)}`
  const accept = kind === 'subscription' ? 'text/event-stream' : random.pick(['application/json', '*/*', 'application/graphql-response+json', 'text/event-stream', 'multipart/mixed']) // oxfmt-ignore
  const isGet = random.chance(0.05) && text.length < 4000
  const type = random.chance(0.05) ? random.pick(['text/plain', 'application/graphql', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', '']) : 'application/json' // oxfmt-ignore
  const response = isGet
    ? await send(
        world,
        `/graphql?query=${encodeURIComponent(made.query.replaceAll(/[\uD800-\uDFFF]/g, ''))}&variables=${encodeURIComponent(JSON.stringify(made.variables).replaceAll(/[\uD800-\uDFFF]/g, ''))}`,
        { headers: { ...headers, accept } },
      )
    : await send(world, '/graphql', {
        method: 'POST',
        headers: { ...headers, accept, 'content-type': type },
        body: text,
      })
  return judge(response, { role, kind, request })
}
