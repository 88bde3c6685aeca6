import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { ApiTokenScope } from '../../prisma/generated/client/enums.ts'
import { requireOneScope } from '../use-case/roles.ts'
import type { Context } from '../context.ts'

/**
 * Types without a rule: a token that reaches an object may read it, and its private fields have their own rules.
 */
const open: ReadonlySet<string> = new Set([
  'BloodBonus',
  'BloodNotice',
  'ChallengeRatings',
  'ChallengeStatistics',
  'Captcha',
  'Certificate',
  'CertificateResult',
  'ChallengeNotice',
  'ClientConfig',
  'Division',
  'Game',
  'GameActivity',
  'GamePause',
  'GameStatistics',
  'HintNotice',
  'InputIssue',
  'KnownTitle',
  'Mutation',
  'PageInfo',
  'PastGame',
  'PastStanding',
  'Platform',
  'Post',
  'Query',
  'RateLimit',
  'PastStandingFault',
  'RatingComment',
  'ReadStanding',
  'RefusedItem',
  'SignInOptions',
  'SignInProvider',
  'ScoreCurvePoint',
  'ScoreRange',
  'Scoreboard',
  'Blood',
  'ScoreboardChallenge',
  'ScoreboardAdjustment',
  'ScoreboardDelta',
  'ScoreboardDeltaSolve',
  'ScoreboardDeltaTeam',
  'ScoreboardEntry',
  'ScoreboardEntrySolve',
  'ScoreboardStandings',
  'ScoreboardTable',
  'ScoreboardTeam',
  'ScoreboardTimeline',
  'SharedWriteup',
  'Subscription',
  'Team',
  'TeamMember',
  'TextNotice',
  'User',
  'WriteupChallenge',
  'WriteupTopic',
])

/** Connections, edges and payloads contain no data of their own, and errors are readable by everybody. */
const isShape = (name: string) => /(Connection|Edge|Payload|Error)$/.test(name) || name.startsWith('__')

/**
 * A token needs one of these scopes to read any field of an object, by whatever path it reaches the object. The
 * root field's rule applies in addition.
 */
export const typeScopes: Readonly<Record<string, readonly ApiTokenScope[]>> = {
  AccountPolicy: ['admin'],
  AnswerLoad: ['admin'],
  ApiToken: ['read'],
  Attachment: ['read', 'author'],
  AuditChange: ['monitor', 'admin'],
  AuditEntry: ['admin'],
  Award: ['author'],
  CorrectionPreview: ['author'],
  DifferingAnswer: ['author'],
  JudgeAgainPreview: ['author'],
  PreviewedChallenge: ['author'],
  PreviewedPlace: ['author'],
  PreviewedTeam: ['author'],
  PreviewedValue: ['author'],
  ChallengeSource: ['author'],
  BackupRun: ['admin'],
  Backups: ['admin'],
  Capture: ['monitor'],
  Challenge: ['read', 'author'],
  ChallengeTraffic: ['monitor'],
  Cheat: ['monitor'],
  CheatEvent: ['monitor'],
  ConfiguredCaptcha: ['admin'],
  ContainerChange: ['admin'],
  ContainerEngine: ['admin'],
  ContainerIssue: ['admin'],
  Container: ['admin'],
  ContainerPolicy: ['admin'],
  ContainerUsage: ['admin'],
  DeadLetter: ['admin'],
  DivisionRegistrations: ['admin'],
  EngineImage: ['author'],
  FileUse: ['admin'],
  FileUses: ['admin'],
  Flag: ['author'],
  Hint: ['read', 'author'],
  HintUnlock: ['read', 'author'],
  GameDeletion: ['author'],
  GameExtension: ['author'],
  GameImage: ['author'],
  GamePackageDifference: ['admin'],
  GamePackageDocument: ['admin'],
  GameTimeMove: ['author'],
  GlobalConfig: ['admin'],
  HeldBoard: ['admin'],
  ImageChallenge: ['author'],
  // A token that may start a container may read its address.
  Instance: ['read', 'play', 'author'],
  IdentityProvider: ['admin'],
  SeenClaim: ['admin'],
  SeenClaims: ['admin'],
  InstanceEndEvent: ['monitor'],
  InstanceMeasurement: ['admin'],
  InstanceRoom: ['admin'],
  InstanceStartEvent: ['monitor'],
  LinkedIdentity: ['read'],
  LockedChallenge: ['read'],
  LoadHistory: ['admin'],
  LogEntry: ['admin'],
  LoggedError: ['admin'],
  MailPolicy: ['admin'],
  MailStatus: ['admin'],
  Operations: ['admin'],
  Participation: ['read', 'monitor', 'admin'],
  Passkey: ['read'],
  PlatformLoad: ['admin'],
  ResultChange: ['monitor', 'admin'],
  ServerProcess: ['admin'],
  Session: ['read'],
  Settings: ['admin'],
  SlowStatement: ['admin'],
  SolveAfterFreeze: ['read', 'monitor', 'admin'],
  StoredFile: ['author', 'admin'],
  // A token that may submit a flag may read the result.
  Submission: ['read', 'play', 'monitor'],
  JudgedAgain: ['read', 'play', 'monitor'],
  VoidedSolve: ['read', 'play', 'monitor'],
  GrantedSolve: ['read', 'play', 'monitor'],
  SubmissionEvent: ['monitor'],
  TeamAttempts: ['author'],
  TeamTraffic: ['monitor'],
  TextEvent: ['monitor'],
  UserProfile: ['admin'],
  Viewer: ['read'],
  ViewerAttempts: ['read', 'play'],
  ViewerRating: ['read', 'play'],
  ViewerSolve: ['read'],
  Webhook: ['author', 'admin'],
  WebhookDelivery: ['author', 'admin'],
  Writeup: ['read', 'admin'],
  WriteupProgress: ['admin'],
}

/** Adds the check of the type's scopes to every field. @throws Error for a type without a rule */
export function guardTypes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isShape(type.name) || open.has(type.name)) continue
    const scopes = typeScopes[type.name]
    if (!scopes) throw new Error(`server/graphql/type-scopes.ts has no rule for the type ${type.name}`)
    guardFields(type, scopes)
  }
  return schema
}

function guardFields(type: GraphQLObjectType, scopes: readonly ApiTokenScope[]): void {
  for (const field of Object.values(type.getFields())) {
    const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver
    field.resolve = (object, args, ctx: Context, info) => {
      requireOneScope(ctx, scopes)
      return resolve(object, args, ctx, info)
    }
  }
}
