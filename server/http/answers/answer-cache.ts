import { sharedBytes, type SharedBytes } from './shared-bytes.ts'

type Kept = {
  group: number
  /** Weak, so that an answer that nobody asks for again holds no old board in memory. */
  version: WeakRef<object>
  answer: Promise<SharedBytes | null>
  size: number
}
type Asked = {
  /** Which question it is, at any version. */
  key: string
  /** The thing that it asks about. */
  group: number
  /** The present version; another object is another version. */
  version: object
}

const limits = { bytes: 64_000_000, answers: 200, questions: 2000 }
/** Bytes that an entry takes besides its content. */
const entryBytes = 1000

/**
 * Answers that many ask for, made once a version. Strangers decide what is asked, so all that is kept is bounded, and
 * an answer outlives its requests only where the same question came before.
 */
export function createAnswerCache({ bytes: maxBytes, answers: maxAnswers, questions } = limits) {
  const answers = new Map<string, Kept>()
  const asked = new Set<string>()
  let size = 0

  function keep(key: string, kept: Kept): void {
    forget(key)
    for (const [other, { group, version }] of answers)
      if (group === kept.group && version.deref() !== kept.version.deref()) forget(other)
    answers.set(key, kept)
    size += kept.size
    shrink()
  }

  async function settle(key: string, kept: Kept): Promise<void> {
    const answer = await kept.answer.catch(() => null)
    if (answers.get(key) !== kept) return
    if (!answer || !cameBefore(key)) return forget(key)
    measure(kept, answer)
  }

  function measure(kept: Kept, bytes: SharedBytes): void {
    size += bytes.size + entryBytes - kept.size
    kept.size = bytes.size + entryBytes
    shrink()
  }

  function cameBefore(key: string): boolean {
    const came = asked.delete(key)
    asked.add(key)
    for (const oldest of asked) {
      if (asked.size <= questions) break
      asked.delete(oldest)
    }
    return came
  }

  function shrink(): void {
    for (const oldest of answers.keys()) {
      if (size <= maxBytes && answers.size <= maxAnswers) break
      forget(oldest)
    }
  }

  function forget(key: string): void {
    size -= answers.get(key)?.size ?? 0
    answers.delete(key)
  }

  return {
    /** Bytes that are kept now. */
    get size() {
      return size
    },
    /** The answer that others get too; null where `make` finds that there is none to share. */
    find({ key, group, version }: Asked, make: () => Promise<Buffer | null>): Promise<SharedBytes | null> {
      const known = answers.get(key)
      if (known?.version.deref() === version) {
        // Those that nobody asks for go first.
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
