import { z } from 'zod'
import {
  AdjustmentKind,
  AnswerResult,
  BoardChangeKind,
  GameEventType,
  ParticipationStatus,
  SubmissionType,
  WriteupKind,
  WriteupState,
} from '../../../prisma/generated/client/enums.ts'
import {
  awardLimits,
  challengeLimits,
  ratingLimits,
  reviewLimits,
  teamLimits,
  userLimits,
} from '../../../rules/field-limits.ts'
import { count, id, int32, list, requiredText, sha256, text, time, uuid } from './shapes.ts'

export const userShape = z.strictObject({
  id: uuid,
  userName: requiredText(userLimits.userName.max).regex(/^[^@]+$/),
  email: requiredText(256).regex(/^[^@\r\n]+@[^@\r\n]+$/),
  bio: text(userLimits.bio),
  avatarHash: sha256.nullable(),
  /** Whether the user plays in the game. Others are only named in its history and get no account by an import. */
  isPlayer: z.boolean(),
})

export const teamShape = z.strictObject({
  id,
  name: requiredText(teamLimits.name),
  bio: text(teamLimits.bio).nullable(),
  avatarHash: sha256.nullable(),
  locked: z.boolean(),
  captainId: uuid,
  createdAt: time,
})

export const teamMemberShape = z.strictObject({ teamId: id, userId: uuid, joinedAt: time })

export const participationShape = z.strictObject({
  id,
  teamId: id,
  status: z.enum(ParticipationStatus),
  divisionId: id.nullable(),
  statusReason: text(reviewLimits.reason).nullable().default(null),
  writeup: sha256.nullable(),
  writeupName: text().nullable(),
  writeupAt: time.nullable(),
  createdAt: time,
})

export const participationMemberShape = z.strictObject({
  userId: uuid,
  teamId: id,
  participationId: id,
  joinedAt: time,
})

export const assignmentShape = z.strictObject({
  challengeId: id,
  participationId: id,
  isAssigned: z.boolean(),
  openedAt: time.nullable(),
  flagId: id.nullable(),
  lastContainerOperationAt: time.nullable(),
})

export const attemptCountShape = z.strictObject({
  challengeId: id,
  participationId: id,
  wrong: count,
  lastWrongAt: time,
})

export const submissionShape = z.strictObject({
  id,
  answer: text(challengeLimits.flag),
  status: z.enum(AnswerResult),
  type: z.enum(SubmissionType),
  submittedAt: time,
  userId: uuid.nullable(),
  teamId: id,
  participationId: id,
  challengeId: id,
  ip: text(40).nullable(),
})

export const solveShape = z.strictObject({
  submissionId: id,
  challengeId: id,
  participationId: id,
  solvedAt: time,
  isRevealed: z.boolean(),
  takesBlood: z.boolean().default(true),
})

export const cheatShape = z.strictObject({
  submissionId: id,
  challengeId: id,
  submitParticipationId: id,
  sourceParticipationId: id.nullable(),
  createdAt: time,
})

export const adjustmentShape = z.strictObject({
  id,
  participationId: id,
  kind: z.enum(AdjustmentKind),
  points: int32,
  reason: text(),
  madeAt: time,
  userId: uuid.nullable(),
  tokenName: text(64).nullable(),
  idempotencyKey: text(awardLimits.idempotencyKey).nullable(),
  hintId: id.nullable(),
  isRevealed: z.boolean(),
})

export const ratingShape = z.strictObject({
  challengeId: id,
  participationId: id,
  userId: uuid,
  stars: z.int().min(1).max(ratingLimits.stars),
  comment: text(ratingLimits.comment),
  ratedAt: time,
})

export const sharedWriteupShape = z.strictObject({
  id,
  participationId: id,
  userId: uuid.nullable(),
  solvedId: id.nullable(),
  kind: z.enum(WriteupKind),
  content: text(),
  state: z.enum(WriteupState),
  refusal: text(300),
  version: count,
  submittedAt: time,
  publishedAt: time.nullable(),
})

export const sharedWriteupChallengeShape = z.strictObject({ writeupId: id, challengeId: id })

export const eventShape = z.strictObject({
  id,
  type: z.enum(GameEventType),
  values: list(text(), 100),
  userId: uuid.nullable(),
  teamId: id,
  challengeId: id.nullable(),
  ownerTeamId: id.nullable(),
  publishedAt: time,
})

export const boardShape = z.strictObject({ seq: z.int().min(0), hidden: z.int().min(0) })

/** One change of the scoreboard; `ids` belong to its kind. */
export const boardChangeShape = z.strictObject({
  seq: z.int().min(1),
  kind: z.enum(BoardChangeKind),
  ids: list(int32, 100_000),
  createdAt: time,
  hidden: z.int().min(0),
  isHidden: z.boolean(),
})
