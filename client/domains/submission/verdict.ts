type BloodPlace = 1 | 2 | 3

/** The result of a submission, as shown below the flag field. */
export type Verdict =
  | { kind: 'wrong' }
  | { kind: 'correct'; points: number; rank: number | null }
  | { kind: 'blood'; place: BloodPlace; points: number; bonusPermille: number }
  | { kind: 'practice' }
  | { kind: 'already'; solvedAt: string }
  | { kind: 'limited'; until: number; message: string }
  | { kind: 'refused'; message: string }

type Judged = {
  submission: { status: string; type: string; points: number | null; submittedAt: string }
  /** The team's solve of the challenge, which is the submission itself if it was the first correct one. */
  solve: { solvedAt: string } | null
  rank: number | null
  /** The bonuses of first, second and third blood for this challenge. */
  bonusPermille: readonly [number, number, number]
}

const PLACES: Readonly<Record<string, BloodPlace>> = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 }

/** Another team's flag is shown as wrong to every viewer. */
export function verdictOf({ submission, solve, rank, bonusPermille }: Judged): Verdict {
  const { status, type, points, submittedAt } = submission
  if (status !== 'Accepted') return { kind: 'wrong' }
  // A solve of another time belongs to an earlier submission.
  if (solve && Date.parse(solve.solvedAt) !== Date.parse(submittedAt)) {
    return { kind: 'already', solvedAt: solve.solvedAt }
  }
  if (points === null) return { kind: 'practice' }
  const place = PLACES[type]
  if (!place) return { kind: 'correct', points, rank }
  return { kind: 'blood', place, points, bonusPermille: bonusPermille[place - 1] ?? 0 }
}

/** Whether the submission was correct. */
export function isCorrect(verdict: Verdict | null): boolean {
  return verdict?.kind === 'correct' || verdict?.kind === 'blood' || verdict?.kind === 'practice'
}
