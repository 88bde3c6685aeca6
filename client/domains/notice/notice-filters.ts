export type NoticeType = 'FirstBlood' | 'SecondBlood' | 'ThirdBlood' | 'NewHint' | 'NewChallenge' | 'Normal'

export type NoticeFilter = 'all' | 'blood' | 'hints'

/** The notice types of each filter; null means all types. */
export const NOTICE_FILTERS: Readonly<Record<NoticeFilter, readonly NoticeType[] | null>> = {
  all: null,
  blood: ['FirstBlood', 'SecondBlood', 'ThirdBlood'],
  hints: ['NewHint'],
}

/** The filters that a notice matches. */
export function viewsOf(type: NoticeType): NoticeFilter[] {
  const views: NoticeFilter[] = ['all', 'blood', 'hints']
  return views.filter((view) => NOTICE_FILTERS[view]?.includes(type) ?? true)
}
