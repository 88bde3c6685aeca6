type Event = {
  readonly type: string
  readonly publishedAt: string
  readonly challengeId: string | null | undefined
  readonly userName: string | null | undefined
  readonly team: { readonly id: string }
}

/** An event, and for a cheat the event of the submission that was the cheat, if the list has it. */
type ShownEvent<Row> = { event: Row; submission: Row | null }

/**
 * The events without the submissions that were cheats: the server records both a submission and a cheat, at the same
 * time, and one row shows them.
 */
export function withoutSentCheats<Row extends Event>(events: readonly Row[]): ShownEvent<Row>[] {
  const submissions = new Map<string, Row>()
  for (const event of events) if (event.type === 'FlagSubmit') submissions.set(keyOf(event), event)
  const ofCheats = new Map<Row, Row>()
  for (const event of events) {
    const submission = event.type === 'CheatDetected' ? submissions.get(keyOf(event)) : undefined
    if (submission) ofCheats.set(event, submission)
  }
  const joined = new Set(ofCheats.values())
  return events.flatMap((event) =>
    joined.has(event) ? [] : [{ event, submission: ofCheats.get(event) ?? null }],
  )
}

function keyOf({ publishedAt, challengeId, userName, team }: Event): string {
  return JSON.stringify([publishedAt, challengeId, userName, team.id])
}
