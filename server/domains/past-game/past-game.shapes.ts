import { z } from 'zod'
import { milliseconds } from '../../rest/shapes.ts'

const standing = z
  .strictObject({ place: z.int(), teamName: z.string(), points: z.number() })
  .meta({ id: 'PastStandingModel' })

const info = {
  id: z.int(),
  title: z.string(),
  link: z.string().nullable().describe('The https address of its page'),
  start: milliseconds,
  end: milliseconds,
  teamCount: z.int(),
}

export const pastGameInfo = z
  .strictObject({ ...info, leaders: z.array(standing).describe('The first three teams') })
  .meta({ id: 'PastGameInfoModel' })

export const pastGameDetail = z
  .strictObject({ ...info, standings: z.array(standing) })
  .meta({ id: 'PastGameDetailModel' })
