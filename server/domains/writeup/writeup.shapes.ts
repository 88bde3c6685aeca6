import { z } from 'zod'
import { assetPath, milliseconds } from '../../rest/shapes.ts'
import { teamInfo } from '../team/team.shapes.ts'

export const writeupInfo = z
  .strictObject({
    id: z.int32().describe('Id of the participation'),
    team: teamInfo.extend({ members: z.null() }).meta({ id: 'WriteupTeam' }),
    url: assetPath,
    uploadTimeUtc: milliseconds,
  })
  .meta({ id: 'WriteupInfoModel' })

export const ownWriteup = z
  .strictObject({
    submitted: z.boolean(),
    name: z.string().describe('`#` until a write-up is uploaded'),
    fileSize: z.int().describe('Size in bytes'),
    note: z.string().describe('The game’s requirements, in Markdown'),
  })
  .meta({ id: 'BasicWriteupInfoModel' })
