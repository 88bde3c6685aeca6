import { z } from 'zod'
import { participationStatus } from '../game/game.shapes.ts'
import { submissionShape } from '../submission/submission.shapes.ts'
import { teamModel } from '../team/team.shapes.ts'

export const participationRef = z
  .strictObject({
    id: z.int32().describe('Id of the participation'),
    team: teamModel,
    status: participationStatus,
    division: z.string().nullable(),
  })
  .meta({ id: 'ParticipationModel' })

export const cheatInfo = z
  .strictObject({
    ownedTeam: participationRef.describe('The team that the flag is assigned to'),
    submitTeam: participationRef.describe('The team that sent the flag'),
    submission: submissionShape,
  })
  .meta({ id: 'CheatInfoModel' })
