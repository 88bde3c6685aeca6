/**
 * Lets callers with the same question share a read. Each caller gets a read that began after the caller asked, so the
 * result is as new as one that is read for this caller alone.
 */
export function createSharedReads<Result>() {
  type Turn = { hasBegun: boolean; running: Promise<Result>; next: Promise<Result> | null }
  const turns = new Map<string, Turn>()

  function begin(key: string, read: () => Promise<Result>): Promise<Result> {
    // The read begins after the callers that ask one after another.
    const begun = Promise.resolve().then(() => {
      turn.hasBegun = true
      return read()
    })
    const turn: Turn = { hasBegun: false, running: begun, next: null }
    turns.set(key, turn)
    const end = () => {
      if (!turn.next) turns.delete(key)
    }
    turn.running.then(end, end)
    return turn.running
  }

  return {
    /** Number of questions that are being read. */
    get size() {
      return turns.size
    },
    find(key: string, read: () => Promise<Result>): Promise<Result> {
      const turn = turns.get(key)
      if (!turn) return begin(key, read)
      if (!turn.hasBegun) return turn.running
      turn.next ??= turn.running.then(ignore, ignore).then(() => begin(key, read))
      return turn.next
    },
  }
}

function ignore(): void {}
