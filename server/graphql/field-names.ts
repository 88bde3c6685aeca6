import { InvalidInputError } from '../use-case/errors.ts'

/** Lets work name the fields of a refused input as GraphQL does, where the REST contract has other names for them. */
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
    issues.map(({ path: [first = '', ...rest], key, params }) => {
      const name = names[first] ?? first
      return {
        path: [name, ...rest],
        key,
        params: params['field'] === first ? { ...params, field: name } : params,
      }
    }),
  )
}
