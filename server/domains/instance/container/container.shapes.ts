import { z } from 'zod'
import { guid, milliseconds } from '../../../rest/shapes.ts'
import { challengeCategory } from '../../challenge/challenge.shapes.ts'
import { teamModel } from '../../team/team.shapes.ts'

const challengeModel = z
  .strictObject({ id: z.int32(), title: z.string(), category: challengeCategory })
  .meta({ id: 'ChallengeModel' })

export const containerInstance = z
  .strictObject({
    team: teamModel.nullable(),
    challenge: challengeModel.nullable(),
    image: z.string(),
    containerGuid: guid,
    containerId: z.string().describe('The container’s id at the backend'),
    startedAt: milliseconds,
    expectStopAt: milliseconds,
    ip: z.string(),
    port: z.int32(),
  })
  .meta({ id: 'ContainerInstanceModel' })
