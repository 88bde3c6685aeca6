import type { DivisionRights_game$data } from '../../../../__generated__/DivisionRights_game.graphql.ts'

export const entries = ['Open', 'Code', 'MailDomain', 'ByHand'] as const
export const standings = ['Ranked', 'OutOfCompetition', 'Tester'] as const

/** Whether new teams wait for a review. */
export const reviews = ['AsGame', 'Required', 'NotRequired'] as const

export type DivisionDraft = {
  id: string
  name: string
  entry: (typeof entries)[number]
  inviteCode: string
  mailDomains: readonly string[]
  review: (typeof reviews)[number]
  standing: (typeof standings)[number]
  takesBloods: boolean
  lowersValues: boolean
  hiddenChallengeIds: readonly string[]
}

/** A change of a division in a matrix. */
export type ChangeDivision = (id: string, changes: Partial<DivisionDraft>) => void

export function draftOf(division: DivisionRights_game$data['divisionRights'][number]): DivisionDraft {
  const { id, name, entry, inviteCode, mailDomains, standing } = division
  return {
    id,
    name,
    entry: entries.find((known) => known === entry) ?? 'Open',
    inviteCode: inviteCode ?? '',
    mailDomains,
    review: reviewOf(division.requiresReview),
    standing: standings.find((known) => known === standing) ?? 'Ranked',
    takesBloods: division.takesBloods,
    lowersValues: division.lowersValues,
    hiddenChallengeIds: division.hiddenChallengeIds ?? [],
  }
}

export function inputOf({ id, name: _name, inviteCode, review, ...rights }: DivisionDraft) {
  const requiresReview = review === 'AsGame' ? null : review === 'Required'
  return { divisionId: id, inviteCode: inviteCode.trim() || null, requiresReview, ...rights }
}

function reviewOf(requiresReview: boolean | null | undefined): DivisionDraft['review'] {
  if (requiresReview == null) return 'AsGame'
  return requiresReview ? 'Required' : 'NotRequired'
}

/** Whether two drafts of a division have the same rights. The order of the hidden challenges has no meaning. */
export function isSameDivision(one: DivisionDraft, other: DivisionDraft | undefined): boolean {
  const sorted = (draft: DivisionDraft | undefined) =>
    draft && { ...draft, hiddenChallengeIds: draft.hiddenChallengeIds.toSorted() }
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}
