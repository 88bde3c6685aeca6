import { stableHash } from '../../rules/stable-hash.ts'
import { OWN_BUILD } from '../relay/transport/deployed-build.ts'
import { writeLocalText } from '../storage/local-values.ts'
import { xsrfToken } from '../session/xsrf.ts'
import { compress, decompress } from './compress.ts'

/** The one key of the cache in local storage. */
const CACHE_KEY = 'halyard-cache'
const MOST_ANSWERS = 24
const LONGEST_JSON = 8_000_000
const WEEK_MS = 7 * 24 * 3_600_000

/** The answer of an operation and when it arrived. */
export type KeptAnswer = { data: Record<string, unknown>; at: number }
export type KeptAnswers = Map<string, KeptAnswer>

type Stored = { build: string; session: number; answers: [string, KeptAnswer][] }

/** Identifies the session without storing its token. */
const sessionMark = () => stableHash(xsrfToken() ?? '')

const ownSession = sessionMark()
let isDeleted = false

function isStored(value: unknown): value is Stored {
  const { build, session, answers } = value as Partial<Stored>
  return build === OWN_BUILD && session === ownSession && Array.isArray(answers)
}

/** Reads the answers that an earlier visit stored for the same build and session. Deletes a cache that is not valid. */
export async function readAnswers(): Promise<KeptAnswers> {
  try {
    const packed = localStorage.getItem(CACHE_KEY)
    if (!packed) return new Map()
    const stored: unknown = JSON.parse(await decompress(packed))
    if (!isStored(stored)) throw new Error('The cache is of another build or session')
    return new Map(stored.answers.filter(([, { at }]) => at > Date.now() - WEEK_MS))
  } catch {
    removeStored()
    return new Map()
  }
}

function removeStored(): void {
  writeLocalText(CACHE_KEY, null)
}

/** Stores the newest answers of this page and of other tabs; fewer if the storage is full. */
export async function storeAnswers(own: KeptAnswers): Promise<void> {
  const all = new Map([...(await readAnswers()), ...own])
  let answers = [...all].toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST_ANSWERS)
  while (answers.length > 0) {
    const json = JSON.stringify({ build: OWN_BUILD, session: ownSession, answers } satisfies Stored)
    if (json.length <= LONGEST_JSON) {
      try {
        const packed = await compress(json)
        // The session may have changed in the meantime, in this tab or in another.
        if (isDeleted || sessionMark() !== ownSession) return
        localStorage.setItem(CACHE_KEY, packed)
        return
      } catch {
        removeStored()
      }
    }
    answers = answers.slice(0, Math.floor(answers.length / 2))
  }
}

/** Deletes the cache. The page stores nothing after that. */
export function deleteCache(): void {
  isDeleted = true
  removeStored()
}
