import { z } from 'zod'
import { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { assetPath } from '../../rest/shapes.ts'
import { submissionShape } from '../submission/submission.shapes.ts'

export const participationRef = z
  .strictObject({
    id: z.int32().describe('Id of the participation'),
    team: z.strictObject({ id: z.int32(), name: z.string(), avatar: assetPath.nullable() }),
    status: z.enum(ParticipationStatus),
    division: z.string().nullable(),
  })
  .meta({ id: 'ParticipationRef' })

export const cheatInfo = z
  .strictObject({
    ownedTeam: participationRef.describe('The team that the flag is assigned to'),
    submitTeam: participationRef.describe('The team that sent the flag'),
    submission: submissionShape,
  })
  .meta({ id: 'CheatInfo' })
