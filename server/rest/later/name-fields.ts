import { InvalidInputError } from '../../use-case/errors.ts'

/** Runs a use case, and names the fields of a refusal as the level names them. `names` has those that differ. */
export async function namingFields<Result>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new InvalidInputError(
      error.issues.map(({ path, key, params }) => {
        const known = path.join('.')
        const name = names[known] ?? known
        return {
          path: name.split('.'),
          key,
          params: params['field'] === known ? { ...params, field: name } : params,
        }
      }),
    )
  }
}
