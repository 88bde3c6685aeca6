import type { File } from '../../../../prisma/generated/client/client.ts'
import type { AuditRecord } from '../../audit/record-audit.ts'
import type { GameKeys } from '../../game/team-token/team-token.ts'
import type { Kind } from '../documents.ts'

const differenceCodes = [
  'USER_MATCHED',
  'USER_CREATED',
  'USER_RENAMED',
  'USER_LEFT_OUT',
  'TEAM_REUSED',
  'FILE_MISSING',
  'SAME_TITLE',
  'LEFT_OUT',
  'CHANGED',
  'POST_CREATED',
  'POST_EXISTS',
] as const

/** A difference from the package. `value` is the value in the game. */
export type Difference = { code: (typeof differenceCodes)[number]; subject: string; value: string | null }

/** Differences that lose something of the package. */
const losses: ReadonlySet<Difference['code']> = new Set([
  'USER_LEFT_OUT',
  'FILE_MISSING',
  'LEFT_OUT',
  'CHANGED',
])

export function isLoss({ code }: Difference): boolean {
  return losses.has(code)
}

type Given = { now: Date; keys: GameKeys; files: ReadonlyMap<string, File> }

/** The new ids of the rows that are written so far, and what differs from the package. */
export function createImportState({ now, keys, files }: Given) {
  const ids = new Map<Kind, Map<unknown, number | string | null>>()
  const differences: Difference[] = []
  return {
    now,
    keys,
    gameId: 0,
    title: '',
    differences,
    acts: [] as AuditRecord[],
    /** Teams that existed before, whose members stay as they are. */
    reusedTeams: new Set<number>(),
    /** By the key in the package; null for a user who is left out. */
    ids(kind: Kind) {
      const known = ids.get(kind) ?? new Map<unknown, number | string | null>()
      ids.set(kind, known)
      return known
    },
    differ(code: Difference['code'], subject: string, value: string | null = null) {
      differences.push({ code, subject, value })
    },
    /** Null for no file, and for a file that the package lacks. */
    storedFile: (hash: string | null) => (hash === null ? null : (files.get(hash) ?? null)),
  }
}

export type ImportState = ReturnType<typeof createImportState>
