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

type Operation = { name: string; variables: object }

/** The key of an operation with its variables. */
export const keyOf = ({ name, variables }: Operation) => `${name} ${JSON.stringify(variables)}`

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
export function keptAnswer(operation: Operation): KeptAnswer | null {
  return answers.get(keyOf(operation)) ?? null
}

/** Marks the kept answer as shown by this page. Returns false if it was marked before: the store then contains it. */
export function markFirstUse(operation: Operation): boolean {
  const key = keyOf(operation)
  if (used.has(key)) return false
  used.add(key)
  return true
}

/** Keeps an answer of the server for the next visit. */
export function keepAnswer(operation: Operation, data: Record<string, unknown>): void {
  if (!KEPT_OPERATIONS.has(operation.name)) return
  const answer = { data, at: Date.now() }
  const known = answers.get(rootKey)
  if (operation.name === ROOT && known && userOf(known) !== userOf(answer)) answers.clear()
  answers.set(keyOf(operation), answer)
  saving ??= setTimeout(() => {
    saving = undefined
    void storeAnswers(answers)
  }, SAVE_AFTER_MS)
}

/** The configuration for the first paint, from an answer that came with the page or that an earlier visit kept. */
export function keptConfig(): object | undefined {
  return answers.get(rootKey)?.data['clientConfig'] as object | undefined
}
