import { InvalidInputError } from '../use-case/errors.ts'

/** Renames the fields of an input error to those of GraphQL, if the REST contract uses other names. */
export async function withFieldNames<Result>(
  names: Readonly<Record<string, string>>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof InvalidInputError ? renamed(error, names) : error
  }
}

function renamed({ issues }: InvalidInputError, names: Readonly<Record<string, string>>): InvalidInputError {
  return new InvalidInputError(
    issues.map(({ path, key, params }) => {
      const { field } = params
      return {
        path: path.map((name) => names[name] ?? name),
        key,
        params: typeof field === 'string' ? { ...params, field: names[field] ?? field } : params,
      }
    }),
  )
}
