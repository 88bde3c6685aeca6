/** Lengths are in UTF-16 units. */
export const userLimits = {
  userName: { min: 3, max: 15 },
  bio: 128,
  realName: 128,
  stdNumber: 64,
  phone: 64,
} as const

export const phoneFormat = /^[+]?[\d\s\-.()]*\d[\d\s\-.()]*(\s*(x|ext\.?|#)\s*\d+)?$/i

/** Teams that an import of users creates have shorter names. */
export const teamLimits = { name: 20, importedName: 15, bio: 72 } as const

export const gameLimits = { inviteCode: 32 } as const

export const challengeLimits = {
  flag: 127,
  flagTemplate: 120,
  fileName: 255,
  cpuCount: { min: 1, max: 1024 },
  /** MiB. */
  memoryLimit: { min: 32, max: 1_048_576 },
  storageLimit: { min: 128, max: 1_048_576 },
} as const

/** Minutes. */
export const containerPolicyLimits = {
  defaultLifetime: { min: 1, max: 7200 },
  extensionDuration: { min: 1, max: 7200 },
  renewalWindow: { min: 1, max: 360 },
} as const

/** Avatars, posters and the logo. */
export const pictureLimitBytes = 3 * 1024 ** 2
