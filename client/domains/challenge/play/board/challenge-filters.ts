import { categories, type Category } from '../../../../../rules/categories.ts'

export const SORTS = ['category', 'score', 'solves'] as const

type Sort = (typeof SORTS)[number]

export type ChallengeFilters = {
  category: Category | null
  sort: Sort
  hideSolved: boolean
  text: string
}

type Listed = {
  readonly title: string
  readonly category: Category
  readonly score: number
  readonly solvedCount: number
  readonly isSolved: boolean
}

export function readFilters(search: URLSearchParams): ChallengeFilters {
  return {
    category: categories.find((category) => category === search.get('category')) ?? null,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'category',
    hideSolved: search.get('solved') === 'hide',
    text: search.get('q') ?? '',
  }
}

/** Returns the parameters of the URL with the changed filters, without default values. */
export function writeFilters(search: URLSearchParams, filters: Partial<ChallengeFilters>): URLSearchParams {
  const next = new URLSearchParams(search)
  const { category, sort, hideSolved, text } = { ...readFilters(search), ...filters }
  const values = {
    category,
    sort: sort === 'category' ? null : sort,
    solved: hideSolved ? 'hide' : null,
    q: text || null,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The matching challenges. Ties keep the server's order: category, then title. */
export function filterChallenges<Challenge extends Listed>(
  challenges: readonly Challenge[],
  { category, sort, hideSolved, text }: ChallengeFilters,
): Challenge[] {
  const words = text.trim().toLocaleLowerCase()
  const found = challenges.filter(
    (challenge) =>
      (category === null || challenge.category === category) &&
      !(hideSolved && challenge.isSolved) &&
      challenge.title.toLocaleLowerCase().includes(words),
  )
  if (sort === 'category') return found
  const figure = (challenge: Challenge) => (sort === 'score' ? challenge.score : challenge.solvedCount)
  return found.toSorted((one, other) => figure(other) - figure(one))
}

/** The id of the first unsolved challenge after this one, from the start again after the last; null without any. */
export function nextUnsolved(
  shown: readonly { readonly databaseId: number; readonly isSolved: boolean }[],
  challengeId: number,
): number | null {
  const at = shown.findIndex(({ databaseId }) => databaseId === challengeId)
  const others = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))]
  return others.find(({ isSolved }) => !isSolved)?.databaseId ?? null
}

export type CategoryCount = { category: Category; solved: number; total: number }

/** The categories with at least one challenge, in their fixed order. */
export function countCategories(challenges: readonly Listed[]): CategoryCount[] {
  return categories.flatMap((category) => {
    const listed = challenges.filter((challenge) => challenge.category === category)
    const solved = listed.filter(({ isSolved }) => isSolved).length
    return listed.length > 0 ? [{ category, solved, total: listed.length }] : []
  })
}
