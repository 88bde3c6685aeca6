import { z } from 'zod'
import { assetPath, milliseconds } from '../../rest/shapes.ts'

const info = {
  id: z.string(),
  title: z.string(),
  summary: z.string().describe('Markdown'),
  isPinned: z.boolean(),
  tags: z.array(z.string()).nullable(),
  authorAvatar: assetPath.nullable(),
  authorName: z.string().nullable(),
  time: milliseconds,
}

export const postInfo = z.strictObject(info).meta({ id: 'PostInfoModel' })

export const postDetail = z
  .strictObject({ ...info, content: z.string().describe('Markdown') })
  .meta({ id: 'PostDetailModel' })
