/** Lengths are in UTF-16 units. */
export const userLimits = {
  userName: { min: 1, max: 64 },
  bio: 128,
  realName: 128,
  studentNumber: 64,
  phone: 64,
} as const

export const phoneFormat = /^[+]?[\d\s\-.()]*\d[\d\s\-.()]*(\s*(x|ext\.?|#)\s*\d+)?$/i

export const teamLimits = { name: 128, bio: 72 } as const

/** The lengths that clients of the REST contract can give. Teams that its import of users creates have shorter names. */
export const contractLimits = {
  userName: { min: 3, max: 15 },
  teamName: 20,
  importedTeamName: 15,
} as const

export const hintLimits = { title: 100, cost: 1_000_000, count: 20 } as const

export const awardLimits = { points: 1_000_000, reason: 200, idempotencyKey: 64 } as const

/** Why an organizer rejects or suspends a team. */
export const reviewLimits = { reason: 300 } as const

/** A correction of solves: its reason, and the submissions that a caller selects. */
export const correctionLimits = { reason: 500, submissions: 1000 } as const

/** A rating of a challenge. */
export const ratingLimits = { stars: 5, comment: 300 } as const

/** A write-up that a player shares, and the decision of an organizer. Text and link in UTF-16 units. */
export const writeupLimits = { text: 50_000, link: 2000, refusal: 300, challenges: 100 } as const

/** A past game: title and link in UTF-16 units, its teams, and the size of a JSON file with its standings. */
export const pastGameLimits = { title: 128, link: 2000, teamName: 128, teams: 5000, fileMib: 32 } as const

/** The organizer's words on certificates, in UTF-16 units, and the most leading teams that get one. */
export const certificateLimits = { text: 300, signature: 100, teams: 100_000, reason: 300 } as const

export const gameLimits = {
  inviteCode: 32,
  bonusPoints: 100_000,
  mailDomain: 253,
  mailDomains: 50,
  hiddenChallenges: 1000,
  divisionsAtOnce: 100,
  /** Sites that may show the scoreboard in a frame. */
  embedOrigins: 20,
  embedOrigin: 260,
} as const

/** The name that an importing program gives itself, in UTF-16 units, and the time until its lease expires. */
export const importLeaseLimits = { client: 100, seconds: 120 } as const

/** One week. */
export const extensionLimits = { minutes: 10_080 } as const

export const challengeLimits = {
  /** Flags and answers. */
  flag: 512,
  /**
   * Flags of a REST client, generated flags, and answers of a REST client to a challenge without longer flags, as the
   * contract of the REST API says.
   */
  flagOfContract: 127,
  /** A regular expression, and the answers that it is tried on: the time of a verdict grows with both. */
  flagPattern: 127,
  /** Examples of one flag. */
  flagExamples: 20,
  /** Baits, case-insensitive flags and regular expressions of one challenge. */
  specialFlags: 50,
  flagTemplate: 120,
  fileName: 255,
  sourceKey: 512,
  sourceFormat: 32,
  /** The file that a challenge was imported from. The command line keeps files of at most as many bytes. */
  sourceDocument: 65_536,
  /** Rows of a score table, and points of each. */
  scoreTable: 500,
  tableScore: 1_000_000,
  cpuTenths: { min: 1, max: 1024 },
  memoryLimitMib: { min: 32, max: 1_048_576 },
  storageLimitMib: { min: 128, max: 1_048_576 },
  warmInstances: { min: 0, max: 100 },
} as const

export const containerPolicyLimits = {
  defaultLifetimeMinutes: { min: 1, max: 7200 },
  extensionMinutes: { min: 1, max: 7200 },
  renewalWindowMinutes: { min: 1, max: 360 },
} as const

/** How long a link in a mail works. Names and addresses of registrations are free again after a day. */
export const mailPolicyLimits = { linkLifetimeHours: { min: 1, max: 24 } } as const

/** Avatars, posters and the logo. */
export const pictureLimitBytes = 3 * 1024 ** 2
