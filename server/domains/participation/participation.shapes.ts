import { z } from 'zod'
import { assetPath, guid } from '../../rest/shapes.ts'
import { profileUserInfo } from '../account/account.shapes.ts'
import { participationStatus } from '../game/game.shapes.ts'

export const participationInfo = z
  .strictObject({
    id: z.int32(),
    team: z
      .strictObject({
        id: z.int32(),
        name: z.string().nullable(),
        bio: z.string().nullable(),
        avatar: assetPath.nullable(),
        locked: z.boolean(),
        captainId: guid,
        members: z.array(profileUserInfo).nullable(),
      })
      .meta({ id: 'TeamWithDetailedUserInfo' }),
    registeredMembers: z.array(guid).describe('Members of the team who are registered for this game'),
    division: z.string().nullable(),
    status: participationStatus,
  })
  .meta({ id: 'ParticipationInfoModel' })
