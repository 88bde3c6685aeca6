type Body = { body: string | FormData; headers: Record<string, string> }

/** The operation as JSON, or as a form if its variables have files (the GraphQL multipart request specification). */
export function requestBody(query: string, variables: object): Body {
  const files: { path: string; file: Blob }[] = []
  const operation = { query, variables: withoutFiles(variables, 'variables', files) }
  if (files.length === 0) {
    return { body: JSON.stringify(operation), headers: { 'content-type': 'application/json' } }
  }
  const body = new FormData()
  body.append('operations', JSON.stringify(operation))
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) {
    body.append(String(index), file, file instanceof File ? file.name : 'file')
  }
  return { body, headers: { 'graphql-require-preflight': '1' } }
}

/** A copy of the value with null in the place of each file. */
function withoutFiles(value: unknown, path: string, files: { path: string; file: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value })
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutFiles(member, `${path}.${key}`, files)]),
  )
}
