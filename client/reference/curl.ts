import type { Operation, Reference } from './read-reference.ts'
import { sampleOf } from './schema-text.ts'

/** A curl command for an operation, with placeholders. */
export function curlOf(operation: Operation, { schemas }: Reference, origin: string): string {
  const { method, path, parameters, body, takesToken } = operation
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}={${name}}`)
    .join('&')
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}${query && `?${query}`}'`]
  if (takesToken) lines.push(`-H "authorization: Bearer $HALYARD_TOKEN"`)
  if (body?.type === 'multipart/form-data') {
    lines.push(...Object.keys(body.schema.properties ?? {}).map((field) => `-F ${field}=@file`))
  } else if (body) {
    lines.push(`-H 'content-type: ${body.type}'`)
    lines.push(`-d '${JSON.stringify(sampleOf(body.schema, schemas)).replaceAll("'", String.raw`'\''`)}'`)
  }
  return lines.join(' \\\n  ')
}
