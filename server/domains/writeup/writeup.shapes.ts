import { z } from 'zod'
import { assetPath, milliseconds } from '../../rest/shapes.ts'
import { teamInfo } from '../team/team.shapes.ts'

export const writeupInfo = z
  .strictObject({
    id: z.int32().describe('Of the participation'),
    team: teamInfo.extend({ members: z.null() }).meta({ id: 'WriteupTeam' }),
    url: assetPath,
    uploadTimeUtc: milliseconds,
  })
  .meta({ id: 'WriteupInfo' })

export const ownWriteup = z
  .strictObject({
    submitted: z.boolean(),
    name: z.string().describe('`#` while nothing is handed in'),
    fileSize: z.int().describe('Bytes'),
    note: z.string().describe('What the game asks for, in Markdown'),
  })
  .meta({ id: 'Writeup' })
