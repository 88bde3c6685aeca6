import { z } from 'zod'

// The documented models, field by field: no member more, none less.
const ms = z.int()
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable()
const text = z.string()
const guid = z.string().regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
const int32 = z.int32()
const category = z.enum([
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Blockchain',
  'Forensics',
  'Hardware',
  'Mobile',
  'PPC',
  'AI',
  'Pentest',
  'OSINT',
])
const challengeType = z.enum(['StaticAttachment', 'StaticContainer', 'DynamicAttachment', 'DynamicContainer'])
const participationStatus = z.enum(['Pending', 'Accepted', 'Rejected', 'Suspended', 'Unsubmitted'])
const role = z.enum(['Banned', 'User', 'Monitor', 'Admin'])
const solveType = z.enum(['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'])

export const error = z.strictObject({
  title: text.min(1),
  status: z.int(),
  code: text,
  issues: z.array(z.strictObject({ path: z.array(text), message: text })).optional(),
})

export const registerAnswer = z.strictObject({
  title: text.min(1),
  data: z.enum(['LoggedIn', 'AdminConfirmationRequired', 'EmailConfirmationRequired']),
  status: z.literal(200),
})

export const profileUserInfo = z.strictObject({
  userId: guid,
  userName: text,
  email: text,
  bio: text,
  phone: nullable(text),
  realName: text,
  stdNumber: text,
  avatar: nullable(text),
  role,
})

const teamUserInfo = z.strictObject({
  id: guid,
  userName: text,
  bio: text,
  avatar: nullable(text),
  captain: z.boolean(),
})

export const teamInfo = z.strictObject({
  id: int32,
  name: text,
  bio: nullable(text),
  avatar: nullable(text),
  locked: z.boolean(),
  members: z.array(teamUserInfo),
})

export const gameInfo = z.strictObject({
  id: int32,
  title: text,
  hidden: z.boolean(),
  summary: text,
  content: text,
  acceptWithoutReview: z.boolean(),
  writeupRequired: z.boolean(),
  inviteCode: nullable(text),
  divisions: nullable(z.array(text)),
  teamMemberCountLimit: int32,
  containerCountLimit: int32,
  poster: nullable(text),
  publicKey: text.length(44),
  practiceMode: z.boolean(),
  start: ms,
  end: ms,
  writeupDeadline: ms,
  writeupNote: text,
  bloodBonus: z.int(),
})

export const basicGame = z.strictObject({
  id: int32,
  title: text,
  summary: text,
  poster: nullable(text),
  limit: int32,
  start: ms,
  end: ms,
})

export const gamePage = z.strictObject({ data: z.array(basicGame), length: z.int(), total: z.int() })

export const gameDetail = z.strictObject({
  id: int32,
  title: text,
  summary: text,
  content: text,
  hidden: z.boolean(),
  divisions: nullable(z.array(text)),
  inviteCodeRequired: z.boolean(),
  writeupRequired: z.boolean(),
  poster: nullable(text),
  limit: int32,
  teamCount: int32,
  division: nullable(text),
  teamName: nullable(text),
  practiceMode: z.boolean(),
  status: participationStatus,
  start: ms,
  end: ms,
})

const attachment = z.strictObject({
  id: int32,
  type: z.enum(['None', 'Local', 'Remote']),
  url: nullable(text),
  fileSize: nullable(z.int()),
})

export const challengeEdit = z.strictObject({
  id: int32,
  title: text,
  content: text,
  category,
  type: challengeType,
  hints: z.array(text),
  flagTemplate: nullable(text),
  isEnabled: z.boolean(),
  acceptedCount: int32,
  fileName: nullable(text),
  attachment: nullable(attachment),
  testContainer: z.null(),
  flags: z.array(z.strictObject({ id: int32, flag: text, attachment: nullable(attachment) })),
  containerImage: nullable(text),
  memoryLimit: nullable(int32),
  cpuCount: nullable(int32),
  storageLimit: nullable(int32),
  containerExposePort: nullable(int32),
  enableTrafficCapture: z.boolean(),
  disableBloodBonus: z.boolean(),
  originalScore: int32,
  minScoreRate: z.number(),
  difficulty: z.number(),
})

export const challengeBasic = z.strictObject({
  id: int32,
  title: text,
  category,
  type: challengeType,
  isEnabled: z.boolean(),
  score: int32,
  minScore: int32,
  originalScore: int32,
})

export const localFiles = z.array(z.strictObject({ hash: text.regex(/^[0-9a-f]{64}$/), name: text }))

const userProfile = z.strictObject({
  userId: nullable(guid),
  userName: nullable(text),
  email: nullable(text),
  bio: nullable(text),
  phone: nullable(text),
  realName: nullable(text),
  stdNumber: nullable(text),
  avatar: nullable(text),
  role: nullable(role),
})

export const participationInfo = z.strictObject({
  id: int32,
  team: z.strictObject({
    id: int32,
    name: nullable(text),
    bio: nullable(text),
    avatar: nullable(text),
    locked: z.boolean(),
    captainId: guid,
    members: nullable(z.array(userProfile)),
  }),
  registeredMembers: z.array(guid),
  division: nullable(text),
  status: participationStatus,
})

const blood = z.strictObject({ id: int32, name: text, avatar: nullable(text), submitTimeUtc: nullable(ms) })

const challengeInfo = z.strictObject({
  id: int32,
  title: text,
  category,
  score: int32,
  solved: int32,
  bloods: z.array(blood).max(3),
  disableBloodBonus: z.boolean(),
})

const challengesByCategory = z.partialRecord(category, z.array(challengeInfo))

const scoreboardItem = z.strictObject({
  id: int32,
  name: text,
  bio: nullable(text),
  division: nullable(text),
  avatar: nullable(text),
  score: int32,
  rank: int32,
  divisionRank: nullable(int32),
  lastSubmissionTime: ms,
  solvedChallenges: z.array(
    z.strictObject({ id: int32, score: int32, type: solveType, userName: nullable(text), time: ms }),
  ),
  solvedCount: int32,
})

export const scoreboard = z.strictObject({
  updateTimeUtc: ms,
  bloodBonus: z.int(),
  timeLines: z.record(
    text,
    z.array(
      z.strictObject({ id: int32, name: text, items: z.array(z.strictObject({ time: ms, score: int32 })) }),
    ),
  ),
  items: z.array(scoreboardItem),
  challenges: challengesByCategory,
  challengeCount: int32,
})

export const gamePlay = z.strictObject({
  challenges: challengesByCategory,
  challengeCount: int32,
  rank: nullable(scoreboardItem),
  teamToken: text.regex(/^\d+:[A-Za-z0-9+/]{86}==$/),
  writeupRequired: z.boolean(),
  writeupDeadline: ms,
})

export const challengeDetail = z.strictObject({
  id: int32,
  title: text,
  content: text,
  category,
  hints: nullable(z.array(text)),
  score: int32,
  type: challengeType,
  context: z.strictObject({
    closeTime: nullable(ms),
    instanceEntry: nullable(text),
    url: nullable(text),
    fileSize: nullable(z.int()),
  }),
})

export const gameNotices = z.array(
  z.strictObject({
    id: int32,
    time: ms,
    type: z.enum(['Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'NewHint', 'NewChallenge']),
    values: z.array(text),
  }),
)

export const clientConfig = z.strictObject({
  title: text,
  slogan: text,
  footerInfo: nullable(text),
  customTheme: nullable(text),
  logoUrl: nullable(text),
  portMapping: z.enum(['Default', 'PlatformProxy']),
  defaultLifetime: int32,
  extensionDuration: int32,
  renewalWindow: int32,
})
