import { z } from 'zod'
import { AttachmentType, ChallengeType } from '../../../../../prisma/generated/client/enums.ts'
import { int32, sha256 } from '../../shapes.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true)
const number = int32.nullish()
const moment = z.iso.datetime({ offset: true, local: true }).transform((value) => {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/i.test(value)
  return new Date(hasZone ? value : `${value}Z`).toISOString()
})
const names = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? [])

export const attachmentShape = z.looseObject({
  type: z.enum(AttachmentType),
  hash: sha256.nullish(),
  fileName: text,
  fileSize: z.number().nullish(),
  remoteUrl: text,
})

export const manifestShape = z.looseObject({
  version: z.string(),
  format: z.string(),
  exportedAt: moment.nullish(),
  exporterVersion: text,
  game: z.unknown().optional(),
  statistics: z.looseObject({ challengeCount: number }).nullish(),
})

export const writeupShape = z.looseObject({ required: flag, deadline: moment.nullish(), note: text })
const permille = z.int().min(0).max(1023)
export const bonusShape = z.looseObject({ first: permille, second: permille, third: permille })
export const divisionConfigShape = z.looseObject({ challengeId: z.int(), permissions: names })
export const divisionShape = z.looseObject({
  name: z.string().min(1),
  inviteCode: text,
  defaultPermissions: names,
  challengeConfig: z.array(divisionConfigShape).nullish(),
})

export const gameShape = z.looseObject({
  title: z.string().min(1),
  summary: text,
  content: text,
  hidden: flag,
  practiceMode: flag,
  acceptWithoutReview: flag,
  inviteCode: text,
  teamMemberCountLimit: number,
  containerCountLimit: number,
  startTime: moment,
  endTime: moment,
  writeup: writeupShape.nullish(),
  bloodBonus: bonusShape.nullish(),
  posterHash: sha256.nullish(),
  divisions: z.array(divisionShape).max(1000).nullish(),
})

export const scoringShape = z.looseObject({
  original: int32,
  minRate: z.number().min(0).max(1),
  difficulty: z.number().min(0).max(1e9),
})
export const limitsShape = z.looseObject({ submission: number, deadline: moment.nullish() })
export const staticFlagShape = z.looseObject({ value: z.string(), attachment: attachmentShape.nullish() })
export const flagsShape = z.looseObject({
  disableBloodBonus: flag,
  enableTrafficCapture: flag,
  template: text,
  static: z.array(staticFlagShape).max(100_000).nullish(),
})
export const containerShape = z.looseObject({
  image: text,
  memoryLimit: number,
  cpuCount: number,
  storageLimit: number,
  exposePort: number,
  networkMode: text,
  fileName: text,
})

export const challengeShape = z.looseObject({
  id: z.int(),
  title: z.string().min(1),
  content: text,
  category: text,
  type: z.enum(ChallengeType),
  enabled: flag,
  scoring: scoringShape,
  limits: limitsShape.nullish(),
  flags: flagsShape.nullish(),
  attachment: attachmentShape.nullish(),
  hints: names,
  container: containerShape.nullish(),
})

export type GzctfGame = z.output<typeof gameShape>
export type GzctfChallenge = z.output<typeof challengeShape>
export type GzctfAttachment = z.output<typeof attachmentShape>
