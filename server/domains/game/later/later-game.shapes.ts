import { z } from 'zod'
import { gameDetail, gameInfo } from '../game.shapes.ts'

export const permissions = z
  .int32()
  .describe('The sum of the permissions: JoinGame 1, RankOverall 2, RequireReview 4, ViewChallenge 256, SubmitFlags 512, GetScore 1024, GetBlood 2048, AffectDynamicScore 4096; all of them are 2147483647') // oxfmt-ignore

export const divisionModel = z
  .strictObject({
    id: z.int32(),
    name: z.string(),
    inviteCode: z.string().nullable(),
    defaultPermissions: permissions,
    challengeConfigs: z.array(
      z.strictObject({ challengeId: z.int32(), permissions }).meta({ id: 'DivisionChallengeConfig' }),
    ),
  })
  .meta({ id: 'Division' })

export const laterGameInfo = gameInfo.omit({ divisions: true }).meta({ id: 'GameInfoModel' })

export const laterGameDetail = gameDetail
  .extend({
    divisions: z
      .array(
        z
          .strictObject({ id: z.int32(), name: z.string(), inviteCodeRequired: z.boolean() })
          .meta({ id: 'DivisionInfo' }),
      )
      .nullable(),
    division: z.int32().nullable().describe('The id of the division of your team'),
  })
  .meta({ id: 'DetailedGameInfoModel' })
