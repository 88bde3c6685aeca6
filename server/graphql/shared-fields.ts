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
    'bloods category databaseId disableBloodBonus id originalScore points score solvedCount title',
  Blood: 'solvedAt team',
  ScoreboardEntryConnection: 'edges pageInfo totalCount',
  ScoreboardEntryEdge: 'cursor node',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  ScoreboardEntry:
    'adjustments division divisionRank isRanked lastSolvedAt rank score solvedCount solves team',
  ScoreboardEntrySolve: 'challenge points solvedAt type userName',
  ScoreboardAdjustment: 'team kind points reason countedAt',
  ScoreboardTeam: 'avatarUrl bio databaseId id name',
  ScoreboardTimeline: 'scores team times',
  ScoreboardDelta:
    'seq previousSeq hiddenFrom solves challenges removedChallengeIds teams removedTeamIds standings reset ' +
    'adjustments',
  ScoreboardDeltaSolve: 'team challenge solvedAt type typeNumber userName points',
  ScoreboardDeltaTeam: 'id databaseId participationId name bio avatarUrl division',
  ScoreboardStandings: 'teamIds scores ranks divisionRanks',
}

/** Checks every field of the document, fragments and all operations included. */
export function isEqualForAll(document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isEqual = true
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value } }) {
        const type = types.getParentType()?.name ?? ''
        if (value !== '__typename' && !sharedFields[type]?.split(' ').includes(value)) isEqual = false
      },
    }),
  )
  return isEqual
}
