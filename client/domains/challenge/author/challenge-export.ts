/** The address of challenges as files. The ids are those of `databaseId`. */
export function challengeExportPath(gameId: number, challengeIds: readonly number[]): string {
  return `/api/edit/games/${gameId}/challenges/export?challengeIds=${challengeIds.join(',')}`
}
