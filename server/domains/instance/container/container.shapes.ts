import { z } from 'zod'
import { assetPath, guid, milliseconds } from '../../../rest/shapes.ts'
import { challengeCategory } from '../../challenge/challenge.shapes.ts'

export const containerInstance = z
  .strictObject({
    team: z.strictObject({ id: z.int32(), name: z.string(), avatar: assetPath.nullable() }).nullable(),
    challenge: z.strictObject({ id: z.int32(), title: z.string(), category: challengeCategory }).nullable(),
    image: z.string(),
    containerGuid: guid,
    containerId: z.string().describe('The container’s id at the backend'),
    startedAt: milliseconds,
    expectStopAt: milliseconds,
    ip: z.string(),
    port: z.int32(),
  })
  .meta({ id: 'ContainerInstance' })
