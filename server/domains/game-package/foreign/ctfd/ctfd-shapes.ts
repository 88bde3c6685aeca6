import { z } from 'zod'
import { id as rowId, int32 } from '../../shapes.ts'
import { parseJson } from '../../import/zip-archive.ts'

/** Rows are read leniently: old versions lack columns, and PostgreSQL cannot store NUL. */
const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').replaceAll('\0', ''))
const flag = z
  .union([z.boolean(), z.literal([0, 1])])
  .nullish()
  .transform((value) => value === true || value === 1)
const id = rowId
const ref = rowId.nullish().transform((value) => value ?? null)
const number = int32.nullish().transform((value) => value ?? null)

/** Microseconds since 1970. Times without a zone are UTC. */
const moment = z.string().transform((value, ctx) => {
  const [, day, clock = '00:00:00', fraction = '', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?$/.exec(
      value.trim(),
    ) ?? []
  const seconds = day === undefined ? NaN : Date.parse(`${day}T${clock}${zone}`)
  if (Number.isNaN(seconds)) ctx.addIssue({ code: 'custom', message: 'not a time' })
  return seconds * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6))
})
const maybeMoment = moment.nullish().transform((value) => value ?? null)

/** An object, or its JSON text as in exports of CTFd 2.0, 2.1 and MariaDB, also encoded twice. */
const jsonObject = z
  .unknown()
  .optional()
  .transform((value): Record<string, unknown> | null => {
    let decoded = value
    for (let depth = 0; typeof decoded === 'string' && depth < 2; depth += 1) decoded = parseJson(decoded)
    return typeof decoded === 'object' && decoded !== null ? { ...decoded } : null
  })

const curve = { initial: number, minimum: number, decay: number, function: text }

export const tableShapes = {
  config: z.object({ key: text, value: z.union([z.string(), z.number(), z.boolean()]).nullish() }),
  challenges: z.object({
    id,
    name: text,
    description: text,
    category: text,
    value: number,
    type: text,
    state: text,
    max_attempts: number,
    connection_info: text,
    attribution: text,
    requirements: jsonObject,
    logic: text,
    scheduled_at: maybeMoment,
    ...curve,
  }),
  dynamic_challenge: z.object({
    id,
    ...curve,
    dynamic_initial: number,
    dynamic_minimum: number,
    dynamic_decay: number,
    dynamic_function: text,
  }),
  flags: z.object({ id, challenge_id: ref, type: text, content: text, data: text }),
  hints: z.object({
    id,
    challenge_id: ref,
    title: text,
    content: text,
    cost: number,
    requirements: jsonObject,
  }),
  files: z.object({ id, type: text, location: text, challenge_id: ref }),
  tags: z.object({ id, challenge_id: ref, value: text }),
  pages: z.object({
    id,
    title: text,
    route: text,
    content: text,
    draft: flag,
    hidden: flag,
    auth_required: flag,
    format: text,
  }),
  notifications: z.object({ id, title: text, content: text, date: moment, user_id: ref, team_id: ref }),
  users: z.object({
    id,
    name: text,
    email: text,
    type: text,
    hidden: flag,
    banned: flag,
    team_id: ref,
    bracket_id: ref,
    created: maybeMoment,
  }),
  teams: z.object({
    id,
    name: text,
    captain_id: ref,
    hidden: flag,
    banned: flag,
    bracket_id: ref,
    created: maybeMoment,
  }),
  brackets: z.object({ id, name: text, type: text }),
  submissions: z.object({
    id,
    challenge_id: ref,
    user_id: ref,
    team_id: ref,
    ip: text,
    provided: text,
    type: text,
    date: moment,
  }),
  solves: z.object({ id, challenge_id: ref, user_id: ref, team_id: ref }),
  awards: z.object({
    id,
    user_id: ref,
    team_id: ref,
    name: text,
    value: number,
    category: text,
    date: moment,
  }),
  unlocks: z.object({ id, user_id: ref, team_id: ref, target: ref, type: text, date: moment }),
} as const

export type TableName = keyof typeof tableShapes
export type CtfdRow<Name extends TableName> = z.output<(typeof tableShapes)[Name]>
export type CtfdTables = { [Name in TableName]: CtfdRow<Name>[] }

/** Tables with secrets, and one that only connects rows of others. */
export const ignoredTables: ReadonlySet<string> = new Set([
  'alembic_version',
  'tokens',
  'tracking',
  'challenge_topics',
])
