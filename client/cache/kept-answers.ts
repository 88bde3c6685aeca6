import { readAnswers, storeAnswers, type KeptAnswer, type KeptAnswers } from './cache-store.ts'

/**
 * The operations whose answers are kept for the next visit: public screens and the board. Their answers hold no flag,
 * no token and no private data; `kept-operations.test.ts` checks it.
 */
export const KEPT_OPERATIONS: ReadonlySet<string> = new Set([
  'RootLayoutQuery',
  'HomePageQuery',
  'PostsPageQuery',
  'PostPageQuery',
  'GamesPageQuery',
  'GameLayoutQuery',
  'GamePageQuery',
  'ScoreboardPageQuery',
  'liveBoardSourceQuery',
  'AboutPageQuery',
])

const ROOT = 'RootLayoutQuery'
const SAVE_AFTER_MS = 1000

let answers: KeptAnswers = new Map()
const used = new Set<string>()
let reading: Promise<void> | null = null
let saving: ReturnType<typeof setTimeout> | undefined

type Asked = { name: string; variables: object }

/** Names an operation with its variables. */
export const keyOf = ({ name, variables }: Asked) => `${name} ${JSON.stringify(variables)}`

function userOf(answer: KeptAnswer | undefined): string | null {
  const viewer = answer?.data['viewer'] as { userId?: string } | null | undefined
  return viewer?.userId ?? null
}

const rootKey = keyOf({ name: ROOT, variables: {} })

async function read(): Promise<void> {
  const stored = await readAnswers()
  const isOtherUser =
    answers.has(rootKey) &&
    stored.has(rootKey) &&
    userOf(answers.get(rootKey)) !== userOf(stored.get(rootKey))
  // Answers that arrived during the read are newer.
  if (!isOtherUser) answers = new Map([...stored, ...answers])
}

/** Reads the cache once per page. */
export function openCache(): Promise<void> {
  reading ??= read()
  return reading
}

/** The kept answer of an operation; null if there is none. */
export function keptAnswer(asked: Asked): KeptAnswer | null {
  return answers.get(keyOf(asked)) ?? null
}

/** Whether this page has read the kept answer already, so that its store contains it. */
export function isCacheUsed(asked: Asked): boolean {
  const key = keyOf(asked)
  if (used.has(key)) return true
  used.add(key)
  return false
}

/** Keeps an answer of the server for the next visit. */
export function keepAnswer(asked: Asked, data: Record<string, unknown>): void {
  if (!KEPT_OPERATIONS.has(asked.name)) return
  const answer = { data, at: Date.now() }
  const known = answers.get(rootKey)
  if (asked.name === ROOT && known && userOf(known) !== userOf(answer)) answers.clear()
  answers.set(keyOf(asked), answer)
  saving ??= setTimeout(() => {
    saving = undefined
    void storeAnswers(answers)
  }, SAVE_AFTER_MS)
}

/** The settings of the platform, for the first paint: those of the page, else the kept ones. */
export function keptConfig(): object | undefined {
  return answers.get(rootKey)?.data['clientConfig'] as object | undefined
}
