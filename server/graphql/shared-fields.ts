import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode } from 'graphql'
import { schema } from './schema.ts'

/**
 * Fields that are equal for all viewers of the same object. Answers with other fields are never shared: a field that
 * depends on the viewer, on their rights or on their language must not be in this table.
 */
export const sharedFields: Readonly<Record<string, string>> = {
  Query: 'game gameByDatabaseId',
  Subscription: 'scoreboardChanged',
  Game: 'id databaseId scoreboard',
  Scoreboard:
    'bloodBonus bloodBonusPoints challengeCount challenges divisions unrankedDivisions entries entry hiddenFrom seq table timelines updatedAt',
  BloodBonus: 'first second third',
  ScoreboardTable:
    'seq hiddenFrom challenges teamIds participationIds names bios avatarUrls divisions unrankedDivisions scores ranks divisionRanks ' +
    'lastSolveTimes solveTeamIds solveChallengeIds solveTimes solveTypes solvePoints solveUserNames adjustments',
  ScoreboardChallenge:
    'bloods category challengeId databaseId decidesTies disableBloodBonus id originalScore points score solvedCount title',
  Blood: 'solvedAt team',
  ScoreboardEntryConnection: 'edges pageInfo totalCount',
  ScoreboardEntryEdge: 'cursor node',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  ScoreboardEntry:
    'adjustments division divisionRank isRanked lastSolvedAt rank score solvedCount solves team',
  ScoreboardEntrySolve: 'challenge points solvedAt type userName',
  ScoreboardAdjustment: 'team kind points reason countedAt',
  ScoreboardTeam: 'avatarUrl bio databaseId id name teamId',
  ScoreboardTimeline: 'scores team times',
  ScoreboardDelta:
    'seq previousSeq hiddenFrom solves challenges removedChallengeIds teams removedTeamIds standings reset ' +
    'adjustments',
  ScoreboardDeltaSolve: 'team challenge solvedAt type typeNumber userName points',
  ScoreboardDeltaTeam: 'id teamId databaseId participationId name bio avatarUrl division',
  ScoreboardStandings: 'teamIds scores ranks divisionRanks',
}

/**
 * Fields that are also equal for all viewers who see the public scoreboard: visitors, and players with a session. A
 * result with them is executed for a visitor.
 */
export const publicFields: Readonly<Record<string, string>> = {
  Subscription: 'noticePublished',
  Game: 'title state start end pausedAt',
  Notice: 'id databaseId cursor type game publishedAt',
  TextNotice: 'id databaseId cursor type game publishedAt content',
  BloodNotice: 'id databaseId cursor type game publishedAt challenge challengeTitle place team teamName',
  HintNotice: 'id databaseId cursor type game publishedAt challenge challengeTitle',
  ChallengeNotice: 'id databaseId cursor type game publishedAt challenge challengeTitle',
}

/**
 * Fields that are also equal for all players of a team in a game. A result with them is executed for one of the players.
 * `tests/integration/live/team-results.test.ts` compares what two of them see.
 */
export const teamFields: Readonly<Record<string, string>> = {
  Subscription: 'viewerGameChanged',
  Game:
    'challenges finalizedAt hasFlagBox bloodBonus bloodBonusPoints knownTitles lockedChallenges notices viewerParticipation ' +
    'writeupDeadline writeupNote writeupRequired',
  Challenge:
    'attemptMode bloods category closeAt content databaseId decidesTies disableBloodBonus hints id isSolved score solvedCount ' +
    'submissionLimit title type viewerAttempts viewerSolve',
  KnownTitle: 'challengeDatabaseId title',
  LockedChallenge: 'category score',
  NoticeConnection: 'edges pageInfo totalCount',
  NoticeEdge: 'cursor node',
  Participation: 'databaseId division id solvedChallengeIds standing status statusReason team token writeup',
  Team: 'avatarUrl bio databaseId id name',
  ViewerAttempts: 'leftCount resumesAt',
  ViewerSolve: 'isAfterFreeze points solvedAt type userName',
  Writeup: 'name size uploadedAt url',
}

/** The viewers for whom a result is equal; `one` for a result of one viewer. */
export type Audience = 'all' | 'public' | 'team' | 'one'

const tables: readonly (readonly [Audience, readonly Readonly<Record<string, string>>[]])[] = [
  ['all', [sharedFields]],
  ['public', [sharedFields, publicFields]],
  ['team', [sharedFields, publicFields, teamFields]],
]

/** The widest audience of all fields of the document, fragments and all operations included. */
export function audienceOf(document: DocumentNode): Audience {
  const types = new TypeInfo(schema)
  let possible = tables
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value } }) {
        const type = types.getParentType()?.name ?? ''
        if (value === '__typename') return
        possible = possible.filter(([, listed]) =>
          listed.some((fields) => fields[type]?.split(' ').includes(value)),
        )
      },
    }),
  )
  return possible[0]?.[0] ?? 'one'
}

/** Whether every field of the document is equal for all viewers. */
export function isEqualForAll(document: DocumentNode): boolean {
  return audienceOf(document) === 'all'
}
