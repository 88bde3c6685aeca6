import type { SubmissionRow_submission$data } from '../../__generated__/SubmissionRow_submission.graphql.ts'

type AnswerResult = SubmissionRow_submission$data['status']

/** The results that the list can be filtered by. */
export const RESULTS = ['Accepted', 'WrongAnswer', 'CheatDetected'] as const satisfies readonly AnswerResult[]

type Result = (typeof RESULTS)[number]

export const RESULT_TONES = {
  Accepted: 'ok',
  WrongAnswer: 'plain',
  CheatDetected: 'bad',
  FlagSubmitted: 'warn',
  NotFound: 'plain',
} as const satisfies Partial<Record<AnswerResult, string>>

export type SubmissionFilters = {
  status: Result | null
  teamId: string | null
  challengeId: string | null
  search: string | null
}

/** The result that `?result=` asks for; null is every result. */
export function resultInAddress(search: URLSearchParams): Result | null {
  return RESULTS.find((result) => result === search.get('result')) ?? null
}

type NewSubmission = {
  status: AnswerResult
  answer: string
  challengeId: string
  challengeTitle: string
  userName: string | null | undefined
  team: { id: string; name: string }
}

/** Whether a new submission matches the filters. */
export function matchesFilters(submission: NewSubmission, filters: SubmissionFilters): boolean {
  const { status, teamId, challengeId, search } = filters
  if (status && submission.status !== status) return false
  if (teamId !== null && submission.team.id !== teamId) return false
  if (challengeId !== null && submission.challengeId !== challengeId) return false
  if (!search) return true
  const { answer, challengeTitle, userName, team } = submission
  const wanted = search.toLowerCase()
  return [answer, challengeTitle, userName ?? '', team.name].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
