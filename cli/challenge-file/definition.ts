import type { Category } from '../../rules/categories.ts'
import type { FileScore } from './score.ts'

/** One paragraph of the challenge's text, with its key. */
export type ContentPart = { key: string; text: string }

export type FileFlag = { flag: string; kind: 'Exact' | 'CaseInsensitive' | 'Regex' }

export type FileHint = { title: string; content: string; cost: number }

/** The content of a challenge file in the platform's terms. A member that the file does not give is absent. */
export type ChallengeDefinition = {
  title: string
  category?: Category
  content?: ContentPart[]
  score?: FileScore
  hints?: string[]
  /** The hints with a title or a cost. */
  extraHints?: FileHint[]
  /** `isComplete` is false when the file has flags that could not be read. */
  flags?: { values: FileFlag[]; isComplete: boolean }
  isEnabled?: boolean
  /** Paths or one link, as written. */
  files: string[]
  /** Messages about parts of the file that could not be used. */
  warnings: string[]
}
