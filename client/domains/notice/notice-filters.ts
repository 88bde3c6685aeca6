export type NoticeType = 'FirstBlood' | 'SecondBlood' | 'ThirdBlood' | 'NewHint' | 'NewChallenge' | 'Normal'

export type NoticeFilter = 'all' | 'blood' | 'hints'

/** The notice types of each filter; null means all types. */
export const NOTICE_FILTERS: Readonly<Record<NoticeFilter, readonly NoticeType[] | null>> = {
  all: null,
  blood: ['FirstBlood', 'SecondBlood', 'ThirdBlood'],
  hints: ['NewHint'],
}

/** The filters that a notice matches. */
export function filtersOf(type: NoticeType): NoticeFilter[] {
  const filters: NoticeFilter[] = ['all', 'blood', 'hints']
  return filters.filter((filter) => NOTICE_FILTERS[filter]?.includes(type) ?? true)
}
