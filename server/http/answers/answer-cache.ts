import { sharedBytes, type SharedBytes } from './shared-bytes.ts'

type Kept = {
  group: number
  /** Weak, so that an unused answer does not keep an old board in memory. */
  version: WeakRef<object>
  answer: Promise<SharedBytes | null>
  size: number
}
type Asked = {
  /** Identifies the question, for all versions. */
  key: string
  /** The id of the subject, such as a game. */
  group: number
  /** The current version, compared by reference. */
  version: object
}

const limits = { bytes: 64_000_000, answers: 200, questions: 2000 }
/** Memory of an entry besides its content, in bytes. */
const entryBytes = 1000

/**
 * Caches answers that many clients request, once per version. Clients choose the questions, so the memory is bounded,
 * and an answer is kept only if the same question was asked before.
 */
export function createAnswerCache({ bytes: maxBytes, answers: maxAnswers, questions } = limits) {
  const answers = new Map<string, Kept>()
  const asked = new Set<string>()
  let size = 0

  function keep(key: string, kept: Kept): void {
    remove(key)
    for (const [other, { group, version }] of answers)
      if (group === kept.group && version.deref() !== kept.version.deref()) remove(other)
    answers.set(key, kept)
    size += kept.size
    shrink()
  }

  async function settle(key: string, kept: Kept): Promise<void> {
    const answer = await kept.answer.catch(() => null)
    if (answers.get(key) !== kept) return
    if (!answer || !wasAskedBefore(key)) return remove(key)
    measure(kept, answer)
  }

  function measure(kept: Kept, bytes: SharedBytes): void {
    size += bytes.size + entryBytes - kept.size
    kept.size = bytes.size + entryBytes
    shrink()
  }

  function wasAskedBefore(key: string): boolean {
    const wasAsked = asked.delete(key)
    asked.add(key)
    for (const oldest of asked) {
      if (asked.size <= questions) break
      asked.delete(oldest)
    }
    return wasAsked
  }

  function shrink(): void {
    for (const oldest of answers.keys()) {
      if (size <= maxBytes && answers.size <= maxAnswers) break
      remove(oldest)
    }
  }

  function remove(key: string): void {
    size -= answers.get(key)?.size ?? 0
    answers.delete(key)
  }

  return {
    /** Size of all cached answers in bytes. */
    get size() {
      return size
    },
    /** The shared answer; null if `make` finds that the answer cannot be shared. */
    find({ key, group, version }: Asked, make: () => Promise<Buffer | null>): Promise<SharedBytes | null> {
      const known = answers.get(key)
      if (known?.version.deref() === version) {
        // The least recently used entries are deleted first.
        answers.delete(key)
        answers.set(key, known)
        return known.answer
      }
      const answer = make().then((made) => {
        if (!made) return null
        const bytes = sharedBytes(made, () => {
          if (answers.get(key) === kept) measure(kept, bytes)
        })
        return bytes
      })
      const kept: Kept = { group, version: new WeakRef(version), answer, size: entryBytes }
      keep(key, kept)
      void settle(key, kept)
      return answer
    },
  }
}
