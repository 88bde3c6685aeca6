import { z } from 'zod'
import { inputObject, int32, parseInput, text } from '../../../use-case/input.ts'

// The parameters of CTFd's lists: each member of `equal` compares one member of the rows, and `q` is a part of the text
// of the member `field`.

const pageSize = 50
const longest = 200
const pageInput = inputObject({ page: int32({ min: 1 }).default(1) })

type Row = Readonly<Record<string, unknown>>
type ListParameters = {
  /** The member of the rows by the parameter's name. */
  equal: Readonly<Record<string, string>>
  /** The members of the rows that are numbers. */
  numbers: readonly string[]
  /** The values of `field`, each with its member of the rows. */
  fields: Readonly<Record<string, string>>
  /** Members that are not in the list, and equal in all rows. */
  others?: Row
}

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

const accounts: ListParameters = {
  equal: { ...same('affiliation', 'country', 'bracket_id'), bracket: 'bracket_id' },
  numbers: ['bracket_id'],
  fields: { ...same('name', 'website', 'country', 'affiliation'), bracket: 'bracket_id' },
}

export const listParameters = {
  users: accounts,
  teams: accounts,
  challenges: {
    equal: same('name', 'category', 'type', 'state', 'value', 'max_attempts'),
    numbers: ['value', 'max_attempts'],
    fields: same('name', 'description', 'category', 'type', 'state'),
    others: { description: '', state: 'visible', max_attempts: 0 },
  },
  notifications: {
    equal: same('title', 'content', 'user_id', 'team_id'),
    numbers: ['user_id', 'team_id'],
    fields: same('title', 'content'),
  },
  brackets: {
    equal: same('name', 'description', 'type'),
    numbers: [],
    fields: same('name', 'description', 'type'),
  },
} satisfies Record<string, ListParameters>

/** The rows that the parameters of a request select. Without `field`, `q` selects all. @throws InvalidInputError */
export function selectRows<Item extends Row>(
  rows: readonly Item[],
  { equal, numbers, fields, others = {} }: ListParameters,
  query: unknown,
): Item[] {
  const values = Object.entries(equal).map(
    ([name, member]) =>
      [name, numbers.includes(member) ? int32().optional() : text(longest).optional()] as const,
  )
  const compared = parseInput(inputObject(Object.fromEntries(values)), query)
  const { q = '', field } = parseInput(
    inputObject({ q: text(longest).optional(), field: z.enum(Object.keys(fields)).optional() }),
    query,
  )
  const part = q.toLowerCase()
  const searched = field === undefined || part === '' ? undefined : fields[field]
  return rows.filter((item) => {
    const row: Row = { ...others, ...item }
    const isEqual = Object.entries(equal).every(
      ([name, member]) => compared[name] === undefined || row[member] === compared[name],
    )
    const isFound =
      searched === undefined ||
      String(row[searched] ?? '')
        .toLowerCase()
        .includes(part)
    return isEqual && isFound
  })
}

/** A page of a list with its place among the pages. @throws InvalidInputError */
export function ctfdPage<Item>(rows: readonly Item[], query: unknown) {
  const { page } = parseInput(pageInput, query)
  const total = rows.length
  const pages = Math.ceil(total / pageSize)
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    meta: {
      pagination: {
        page,
        next: page < pages ? page + 1 : null,
        prev: page > 1 ? page - 1 : null,
        pages,
        per_page: pageSize,
        total,
      },
    },
  }
}
