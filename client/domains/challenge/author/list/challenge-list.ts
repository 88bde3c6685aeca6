import { categories, type Category } from '../../../../../rules/categories.ts'
import { challengeTypes, type ChallengeType } from '../../../../../rules/challenge-types.ts'
import type { Sort } from '../../../../table/column.ts'

export const SHOWN = ['all', 'enabled', 'disabled'] as const
export const CHALLENGE_SORTS = ['title', 'category', 'type', 'range', 'score', 'solves', 'enabled'] as const

export type ChallengeSort = Sort<(typeof CHALLENGE_SORTS)[number]>

export type ChallengeFilters = {
  /** A part of the title, or the name of a category. */
  search: string
  show: (typeof SHOWN)[number]
  /** Null means all. */
  category: Category | null
  type: ChallengeType | null
}

type Listed = {
  readonly title: string
  readonly category: Category
  readonly type: ChallengeType
  readonly isEnabled: boolean | null | undefined
  readonly originalScore: number | null | undefined
  readonly score: number
  readonly solvedCount: number
}

const named = <Name extends string>(names: readonly Name[], wanted: string | null) =>
  names.find((name) => name.toLowerCase() === wanted?.toLowerCase()) ?? null

/** The filters in a URL besides the search. */
export function challengeFiltersInAddress(params: URLSearchParams): Omit<ChallengeFilters, 'search'> {
  return {
    show: named(SHOWN, params.get('show')) ?? 'all',
    category: named(categories, params.get('category')),
    type: named(challengeTypes, params.get('type')),
  }
}

export function challengesFound<Challenge extends Listed>(
  challenges: readonly Challenge[],
  { search, show, category, type }: ChallengeFilters,
): Challenge[] {
  const wanted = search.trim().toLowerCase()
  return challenges.filter(
    (challenge) =>
      (show === 'all' || (show === 'enabled') === challenge.isEnabled) &&
      (category === null || challenge.category === category) &&
      (type === null || challenge.type === type) &&
      (challenge.title.toLowerCase().includes(wanted) || challenge.category.toLowerCase() === wanted),
  )
}

/** The challenges in the order of a column, those that are equal there by title. */
export function challengesInOrder<Challenge extends Listed>(
  challenges: readonly Challenge[],
  { key, isDescending }: ChallengeSort,
  language: string,
): Challenge[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const byTitle = (one: Challenge, other: Challenge) => collator.compare(one.title, other.title)
  const compare = key === 'title' ? byTitle : byValue(valueOf[key])
  const sign = isDescending ? -1 : 1
  return challenges.toSorted((one, other) => sign * compare(one, other) || byTitle(one, other))
}

const valueOf: Readonly<Record<Exclude<ChallengeSort['key'], 'title'>, (challenge: Listed) => number>> = {
  category: ({ category }) => categories.indexOf(category),
  type: ({ type }) => challengeTypes.indexOf(type),
  range: ({ originalScore }) => originalScore ?? 0,
  score: ({ score }) => score,
  solves: ({ solvedCount }) => solvedCount,
  enabled: ({ isEnabled }) => (isEnabled ? 0 : 1),
}

function byValue(value: (challenge: Listed) => number) {
  return (one: Listed, other: Listed) => value(one) - value(other)
}
