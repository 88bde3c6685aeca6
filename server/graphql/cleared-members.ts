import { InvalidInputError, type InputIssue } from '../use-case/errors.ts'

/**
 * The members of an input that null clears, each with the value that the use case stores then. For a member that is an
 * input itself, those of its members.
 */
export type Clearable = Readonly<Record<string, unknown>>

/**
 * The input of a change without null in the members that null clears. Absent members stay absent.
 * @throws InvalidInputError that names each member that is null and cannot be cleared
 */
export function withClearedMembers<Input extends object>(input: Input, clearable: Clearable): Input {
  const issues: InputIssue[] = []
  const cleared = clear(input, clearable, [], issues)
  if (issues.length > 0) throw new InvalidInputError(issues)
  return cleared as Input
}

/** The names of the members that null clears. */
export function clearableMembers(clearable: Clearable): string[] {
  return Object.entries(clearable).flatMap(([name, empty]) =>
    isMembers(empty) ? clearableMembers(empty).map((member) => `${name}.${member}`) : [name],
  )
}

function clear(input: object, clearable: Clearable, path: string[], issues: InputIssue[]): object {
  const members = Object.entries(input).map(([name, value]: [string, unknown]) => {
    const empty = Object.hasOwn(clearable, name) ? clearable[name] : undefined
    const place = [...path, name]
    if (value === null && (empty === undefined || isMembers(empty))) {
      issues.push({ path: place, key: 'input.required', params: { field: place.join('.') } })
    }
    if (value === null) return [name, empty]
    return [name, isMembers(value) && isMembers(empty) ? clear(value, empty, place, issues) : value]
  })
  return Object.fromEntries(members) as object
}

function isMembers(value: unknown): value is Clearable {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
