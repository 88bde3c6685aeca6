import type { z } from 'zod'
import {
  challengeShape,
  challengeSourceShape,
  divisionShape,
  exclusionShape,
  fileShape,
  flagShape,
  gameShape,
  hintShape,
  noticeShape,
  pauseShape,
  requirementShape,
} from './game-shapes.ts'
import type { Part } from './package-format.ts'
import {
  adjustmentShape,
  assignmentShape,
  attemptCountShape,
  boardChangeShape,
  boardShape,
  cheatShape,
  eventShape,
  participationMemberShape,
  participationShape,
  ratingShape,
  sharedWriteupChallengeShape,
  sharedWriteupShape,
  solveShape,
  submissionShape,
  teamMemberShape,
  teamShape,
  userShape,
} from './play-shapes.ts'

/** The rows that others refer to. */
export type Kind =
  | 'division'
  | 'challenge'
  | 'hint'
  | 'flag'
  | 'file'
  | 'user'
  | 'team'
  | 'participation'
  | 'submission'
  | 'adjustment'
  | 'writeup'

/** A document of a package: lines of JSON, one for each row. */
export type DocumentSpec = {
  part: Part
  shape: z.ZodObject
  /** The table of its rows. */
  table: string
  /** The member that other rows refer to, and how they call it. */
  key?: { member: string; kind: Kind }
  /** Members that refer to a row of the package, which must exist. */
  refs?: Readonly<Record<string, Kind>>
  /** Members that name a row which may be deleted. */
  looseRefs?: Readonly<Record<string, Kind>>
  /** Members that name a file by its hash. */
  files?: readonly string[]
  hasAttachment?: true
  /** Whether its rows are numbered by a sequence of their own, which no other row refers to. */
  isNumbered?: true
  /** Whether packages of version 1 without the document exist. */
  isAddedLater?: true
}

/** All documents in the order in which they are read and written: a row refers to rows of earlier documents. */
const documents = {
  'files.jsonl': { part: 'game', shape: fileShape, table: 'file', key: { member: 'sha256', kind: 'file' } },
  'game.json': { part: 'game', shape: gameShape, table: 'game', files: ['posterHash'] },
  'divisions.jsonl': {
    part: 'game',
    shape: divisionShape,
    table: 'division',
    key: { member: 'id', kind: 'division' },
  },
  'challenges.jsonl': {
    part: 'game',
    shape: challengeShape,
    table: 'challenge',
    key: { member: 'id', kind: 'challenge' },
    hasAttachment: true,
  },
  'challenge-sources.jsonl': {
    part: 'game',
    shape: challengeSourceShape,
    table: 'challenge_source',
    refs: { challengeId: 'challenge' },
    isAddedLater: true,
  },
  'hints.jsonl': {
    part: 'game',
    shape: hintShape,
    table: 'hint',
    key: { member: 'id', kind: 'hint' },
    refs: { challengeId: 'challenge' },
  },
  'requirements.jsonl': {
    part: 'game',
    shape: requirementShape,
    table: 'challenge_requirement',
    refs: { challengeId: 'challenge', requiredId: 'challenge' },
  },
  'exclusions.jsonl': {
    part: 'game',
    shape: exclusionShape,
    table: 'division_exclusion',
    refs: { divisionId: 'division', challengeId: 'challenge' },
  },
  'flags.jsonl': {
    part: 'game',
    shape: flagShape,
    table: 'flag',
    key: { member: 'id', kind: 'flag' },
    refs: { challengeId: 'challenge' },
    hasAttachment: true,
  },
  'users.jsonl': {
    part: 'teams',
    shape: userShape,
    table: 'user',
    key: { member: 'id', kind: 'user' },
    files: ['avatarHash'],
  },
  'teams.jsonl': {
    part: 'teams',
    shape: teamShape,
    table: 'team',
    key: { member: 'id', kind: 'team' },
    refs: { captainId: 'user' },
    files: ['avatarHash'],
  },
  'team-members.jsonl': {
    part: 'teams',
    shape: teamMemberShape,
    table: 'team_member',
    refs: { teamId: 'team', userId: 'user' },
  },
  'participations.jsonl': {
    part: 'teams',
    shape: participationShape,
    table: 'participation',
    key: { member: 'id', kind: 'participation' },
    refs: { teamId: 'team', divisionId: 'division' },
    files: ['writeup'],
  },
  'participation-members.jsonl': {
    part: 'teams',
    shape: participationMemberShape,
    table: 'participation_member',
    refs: { userId: 'user', teamId: 'team', participationId: 'participation' },
  },
  'notices.jsonl': {
    part: 'game',
    shape: noticeShape,
    table: 'game_notice',
    looseRefs: { teamId: 'team', challengeId: 'challenge' },
    isNumbered: true,
  },
  'assignments.jsonl': {
    part: 'teams',
    shape: assignmentShape,
    table: 'assignment',
    refs: { challengeId: 'challenge', participationId: 'participation', flagId: 'flag' },
  },
  'pauses.jsonl': { part: 'history', shape: pauseShape, table: 'game_pause', isAddedLater: true },
  'attempt-counts.jsonl': {
    part: 'history',
    shape: attemptCountShape,
    table: 'attempt_count',
    refs: { challengeId: 'challenge', participationId: 'participation' },
  },
  'submissions.jsonl': {
    part: 'history',
    shape: submissionShape,
    table: 'submission',
    key: { member: 'id', kind: 'submission' },
    refs: { userId: 'user', teamId: 'team', participationId: 'participation', challengeId: 'challenge' },
  },
  'solves.jsonl': {
    part: 'history',
    shape: solveShape,
    table: 'solve',
    refs: { submissionId: 'submission', challengeId: 'challenge', participationId: 'participation' },
  },
  'cheats.jsonl': {
    part: 'history',
    shape: cheatShape,
    table: 'cheat',
    refs: {
      submissionId: 'submission',
      challengeId: 'challenge',
      submitParticipationId: 'participation',
      sourceParticipationId: 'participation',
    },
  },
  'adjustments.jsonl': {
    part: 'history',
    shape: adjustmentShape,
    table: 'score_adjustment',
    key: { member: 'id', kind: 'adjustment' },
    refs: { participationId: 'participation', hintId: 'hint', userId: 'user' },
  },
  'ratings.jsonl': {
    part: 'history',
    shape: ratingShape,
    table: 'rating',
    refs: { challengeId: 'challenge', participationId: 'participation', userId: 'user' },
    isNumbered: true,
  },
  'shared-writeups.jsonl': {
    part: 'history',
    shape: sharedWriteupShape,
    table: 'shared_writeup',
    key: { member: 'id', kind: 'writeup' },
    refs: { participationId: 'participation', userId: 'user', solvedId: 'challenge' },
  },
  'shared-writeup-challenges.jsonl': {
    part: 'history',
    shape: sharedWriteupChallengeShape,
    table: 'shared_writeup_challenge',
    refs: { writeupId: 'writeup', challengeId: 'challenge' },
  },
  'events.jsonl': {
    part: 'history',
    shape: eventShape,
    table: 'game_event',
    refs: { userId: 'user', teamId: 'team' },
    looseRefs: { challengeId: 'challenge', ownerTeamId: 'team' },
    isNumbered: true,
  },
  'board.json': { part: 'history', shape: boardShape, table: 'game_board' },
  'board-changes.jsonl': { part: 'history', shape: boardChangeShape, table: 'board_change' },
} as const satisfies Record<string, DocumentSpec>

export type DocumentName = keyof typeof documents
export type RowOf<Name extends DocumentName> = z.output<(typeof documents)[Name]['shape']>

export const documentNames = Object.keys(documents) as DocumentName[]

export function specOf(name: DocumentName): DocumentSpec {
  return documents[name]
}

export function isDocumentName(name: string): name is DocumentName {
  return Object.hasOwn(documents, name)
}

const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  game: { start: 'start_at', end: 'end_at' },
  file: { sha256: 'hash', bytes: 'size_bytes' },
  participation: { writeup: 'writeup_file_id' },
  challenge: { attachment: 'attachment_id' },
  flag: { attachment: 'attachment_id' },
}

/** The column of a table that stores a member. */
export function columnOf(table: string, member: string): string {
  return columns[table]?.[member] ?? member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
