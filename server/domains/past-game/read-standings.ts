import type { z } from 'zod'
import { pastGameLimits } from '../../../rules/field-limits.ts'
import { hasDisruptiveCharacter, showsNothing } from '../../../rules/names.ts'
import { InvalidInputError, invalidField, type InputIssue } from '../../use-case/errors.ts'
import { float64, inputObject, int32, parseInput, requiredText } from '../../use-case/input.ts'

/** A team of the file. */
export type Standing = { place: number; teamName: string; points: number }

/** A fault of an entry of the file, whose number counts from 1. */
export type StandingFault = { line: number; issue: InputIssue }

export type Standings = { standings: Standing[]; faults: StandingFault[] }

const name = requiredText({ max: pastGameLimits.teamName })
  .transform((text) => text.trim())
  .refine((text) => !hasDisruptiveCharacter(text), { params: { key: 'input.disruptive' } })
  .refine((text) => !showsNothing(text), { params: { key: 'input.showsNothing' } })
const numbers = { pos: int32({ min: 1 }).nullish(), score: float64() }
const ctftimeEntry = inputObject({ ...numbers, team: name })
const ctfdEntry = inputObject({ ...numbers, name })

type Entry = { pos?: number | null | undefined; score: number } & ({ team: string } | { name: string })
type Listed = { list: string; entries: unknown[]; shape: z.ZodType<Entry> }

/**
 * The teams of a scoreboard file of CTFtime or of CTFd's `/api/v1/scoreboard`. An entry without a place has its number
 * in the list. Entries with a fault and later entries with the same name are left out.
 * @throws InvalidInputError (another format, too many teams, no entry without a fault)
 */
export function readStandings(value: unknown): Standings {
  const { list, entries, shape } = listIn(value)
  const limit = pastGameLimits.teams
  if (entries.length > limit) throw invalidField('file', 'input.tooManyItems', { field: list, max: limit })
  const byName = new Map<string, Standing>()
  const faults: StandingFault[] = []
  for (const [index, entry] of entries.entries()) {
    const line = index + 1
    const read = readEntry(shape, entry, list)
    if ('issue' in read) faults.push({ line, issue: read.issue })
    else {
      const teamName = 'team' in read ? read.team : read.name
      const field = 'team' in read ? 'team' : 'name'
      const params = { field, name: teamName }
      if (byName.has(teamName))
        faults.push({ line, issue: { path: [field], key: 'pastGame.sameName', params } })
      else byName.set(teamName, { place: read.pos ?? line, teamName, points: read.score })
    }
  }
  if (byName.size === 0) throw noneIn(list, faults)
  return { standings: [...byName.values()], faults }
}

function listIn(value: unknown): Listed {
  const { standings, data } = (typeof value === 'object' && value !== null ? value : {}) as {
    standings?: unknown
    data?: unknown
  }
  if (Array.isArray(standings)) return { list: 'standings', entries: standings, shape: ctftimeEntry }
  if (Array.isArray(data)) return { list: 'data', entries: data, shape: ctfdEntry }
  throw invalidField('file', 'pastGame.otherFormat')
}

function readEntry(shape: z.ZodType<Entry>, entry: unknown, list: string): Entry | { issue: InputIssue } {
  try {
    return parseInput(shape, entry)
  } catch (error) {
    const issue = error instanceof InvalidInputError ? error.issues[0] : undefined
    if (!issue) throw error
    return { issue: issue.path.length > 0 ? issue : { ...issue, params: { ...issue.params, field: list } } }
  }
}

/** The error of a file without a usable entry, with what is wrong with its first ones. */
function noneIn(list: string, faults: readonly StandingFault[]): InvalidInputError {
  if (faults.length === 0) return invalidField('file', 'input.tooFewItems', { field: list, min: 1 })
  return new InvalidInputError(
    faults.slice(0, 20).map(({ line, issue }) => ({
      ...issue,
      path: ['file', list, String(line - 1), ...issue.path],
    })),
  )
}
