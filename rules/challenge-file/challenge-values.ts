import type { Category } from '../categories.ts'
import type { ChallengeType } from '../challenge-types.ts'
import type { ScoreCurve } from '../scoring/score-curve.ts'

/** The values of a challenge that a challenge file can set, with their names in GraphQL. */
export type ChallengeValues = {
  title: string
  content: string
  category: Category
  type: ChallengeType
  hints: string[]
  extraHints: { title: string; content: string; cost: number; releaseAt: string | null }[]
  isEnabled: boolean
  originalScore: number
  minScoreRate: number
  decaySolves: number
  scoreCurve: ScoreCurve
  scoreTable: number[] | null
  flags: { flag: string; kind: 'Exact' | 'CaseInsensitive' | 'Regex'; isBait: boolean }[]
  containerImage: string | null
  containerExposePort: number | null
  memoryLimitMib: number | null
  cpuTenths: number | null
  storageLimitMib: number | null
  enableTrafficCapture: boolean | null
  warmInstances: number | null
  flagTemplate: string | null
  fileName: string | null
  disableBloodBonus: boolean
  decidesTies: boolean
  submissionLimit: number
  attemptMode: 'Lockout' | 'Cooldown'
  cooldownSeconds: number
  unlockCount: number | null
  lockedView: 'Hidden' | 'Card' | null
  releaseAt: string | null
  closeAt: string | null
  requiredChallenges: { title: string }[]
}
