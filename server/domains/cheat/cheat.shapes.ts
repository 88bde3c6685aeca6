import { z } from 'zod'
import { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { assetPath } from '../../rest/shapes.ts'
import { submissionShape } from '../submission/submission.shapes.ts'

export const participationRef = z
  .strictObject({
    id: z.int32().describe('The participation'),
    team: z.strictObject({ id: z.int32(), name: z.string(), avatar: assetPath.nullable() }),
    status: z.enum(ParticipationStatus),
    division: z.string().nullable(),
  })
  .meta({ id: 'ParticipationRef' })

export const cheatInfo = z
  .strictObject({
    ownedTeam: participationRef.describe('Whose flag it is'),
    submitTeam: participationRef.describe('Who sent it'),
    submission: submissionShape,
  })
  .meta({ id: 'CheatInfo' })
