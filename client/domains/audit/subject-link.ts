type Subject = {
  subjectType: string
  subjectId: string | null | undefined
  subjectName: string | null | undefined
  gameId: number | null | undefined
}

/** The administration page of an entry's subject; null if it has none. */
export function subjectLink({ subjectType, subjectId, subjectName, gameId }: Subject): string | null {
  const search = encodeURIComponent(subjectName ?? '')
  switch (subjectType) {
    case 'user':
      return subjectName ? `/admin/users?q=${search}` : null
    case 'team':
      return subjectName ? `/admin/teams?q=${search}` : null
    case 'game':
      return subjectId ? `/admin/games/${subjectId}/info` : null
    case 'challenge':
      return gameId && subjectId ? `/admin/games/${gameId}/challenges/${subjectId}` : null
    case 'notice':
      return gameId ? `/admin/games/${gameId}/notices` : null
    case 'participation':
      return gameId ? `/admin/games/${gameId}/review` : null
    case 'pastGame':
      return subjectId ? `/hall/${subjectId}` : null
    case 'post':
      return subjectId ? `/posts/${subjectId}` : null
    case 'platform':
    case 'mail':
      return '/admin/settings'
    default:
      return null
  }
}
