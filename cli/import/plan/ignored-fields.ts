import { UsageError } from '../../errors.ts'
import type { FileSettings } from '../../challenge-file/definition.ts'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import { plainText } from '../../challenge-file/yaml.ts'
import type { GameChallenge } from '../game-challenges.ts'

type Members = { members?: (keyof ReadChallenge)[]; settings?: (keyof FileSettings)[] }

/** The names of values in reports, with the members that they stand for. */
const fields: Record<string, Members> = {
  name: {},
  category: { members: ['category'] },
  description: { members: ['content'] },
  value: { members: ['score'] },
  hints: { members: ['hints', 'extraHints'] },
  flags: { members: ['flags'] },
  baits: { members: ['baits'] },
  files: { members: ['clearsFiles'] },
  requirements: { members: ['requirements'], settings: ['lockedView'] },
  state: { members: ['isEnabled', 'isEnabledByDefault'] },
  image: { members: ['build'], settings: ['containerImage'] },
  port: { settings: ['containerExposePort'] },
  attempts: { settings: ['submissionLimit', 'attemptMode', 'cooldownSeconds'] },
  scheduled_at: { settings: ['releaseAt'] },
  deadline: { settings: ['closeAt'] },
}

/** @throws UsageError for a name that is no value of a report */
export function requireFields(names: string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(fields, name))
  if (unknown === undefined) return
  throw new UsageError(`--ignore: "${unknown}" is none of ${Object.keys(fields).join(', ')}.`)
}

/** The file without the values that stay as they are on the platform. A new challenge gets all of its values. */
export function withoutFields(
  read: ReadChallenge,
  existing: GameChallenge | undefined,
  names: string[],
): ReadChallenge {
  if (!existing || names.length === 0) return read
  const dropped = names.map((name) => fields[name] ?? {})
  const members = new Set<string>(dropped.flatMap((one) => one.members ?? []))
  const settings = new Set<string>(dropped.flatMap((one) => one.settings ?? []))
  const kept = Object.fromEntries(Object.entries(read).filter(([key]) => !members.has(key))) as ReadChallenge
  return {
    ...kept,
    ...(names.includes('name') && { title: plainText(existing.title) }),
    ...(names.includes('files') && { files: [] }),
    settings: Object.fromEntries(Object.entries(read.settings ?? {}).filter(([key]) => !settings.has(key))),
  }
}
