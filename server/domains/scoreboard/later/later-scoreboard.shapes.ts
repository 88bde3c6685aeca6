import { z } from 'zod'
import { milliseconds } from '../../../rest/shapes.ts'
import { challengeCategory } from '../../challenge/challenge.shapes.ts'
import { permissions } from '../../game/later/later-game.shapes.ts'
import { challengeInfo, gamePlay, scoreboard, scoreboardItem, topTimeLine } from '../scoreboard.shapes.ts'

const laterChallenges = z.partialRecord(
  challengeCategory,
  z.array(challengeInfo.extend({ deadline: milliseconds.nullable() }).meta({ id: 'ChallengeInfo' })),
)

const laterItem = scoreboardItem
  .omit({ division: true })
  .extend({ divisionId: z.int32().nullable() })
  .meta({ id: 'ScoreboardItem' })

export const laterScoreboard = scoreboard
  .omit({ timeLines: true })
  .extend({
    timelines: z.array(
      z
        .strictObject({
          divisionId: z.int32().describe('0 for all teams of the competition'),
          teams: z.array(topTimeLine).describe('The top ten'),
        })
        .meta({ id: 'TimeLineItem' }),
    ),
    items: z.array(laterItem),
    divisions: z.array(
      z
        .strictObject({
          id: z.int32(),
          name: z.string(),
          defaultPermissions: permissions,
          challengeConfigs: z
            .record(
              z.string(),
              z.strictObject({ challengeId: z.int32(), permissions }).meta({ id: 'DivisionChallengeItem' }),
            )
            .describe('Empty: only authors read which challenges a division does not see'),
        })
        .meta({ id: 'DivisionItem' }),
    ),
    challenges: laterChallenges,
  })
  .meta({ id: 'ScoreboardModel' })

export const laterGamePlay = gamePlay
  .extend({ challenges: laterChallenges, rank: laterItem.nullable() })
  .meta({ id: 'GameDetailModel' })
