import type { ChallengeDefinition, FileSettings } from '../../challenge-file/definition.ts'
import { plainText } from '../../challenge-file/yaml.ts'
import { recordChange, type ChallengePlan, type Current } from './challenge-plan.ts'

/** Names for people of the members that are called otherwise in files. */
const keys: { [name in keyof FileSettings]: string } = {
  containerImage: 'image',
  containerExposePort: 'port',
  submissionLimit: 'attempts',
  releaseAt: 'scheduled_at',
  closeAt: 'deadline',
  lockedView: 'requirements',
}
const containerMembers: (keyof FileSettings)[] = [
  'containerImage',
  'containerExposePort',
  'memoryLimitMib',
  'cpuTenths',
  'storageLimitMib',
  'enableTrafficCapture',
  'flagTemplate',
  'warmInstances',
]

function isSame(name: keyof FileSettings, a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return a === b
  return name.endsWith('At') ? new Date(a).getTime() === new Date(b).getTime() : plainText(a) === plainText(b)
}

/** The container, times and limits of the file. The type of a challenge on the platform never changes. */
export function planSettings(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  const hasOtherType = file.type !== undefined && file.type !== current.type
  if (hasOtherType) {
    plan.warnings.push(
      `type: the challenge is a ${current.type} on the platform, and a type cannot change; delete it there to import it as a ${file.type}`,
    )
  }
  for (const name of Object.keys(file.settings ?? {}) as (keyof FileSettings)[]) {
    const value = file.settings?.[name]
    if (value === undefined || isSame(name, value, current[name])) continue
    if (containerMembers.includes(name) && (hasOtherType || !current.type.endsWith('Container'))) continue
    // Only a container with the same flag for all teams can start before its team is known.
    if (name === 'warmInstances' && current.type !== 'StaticContainer') continue
    Object.assign(plan.update, { [name]: value })
    recordChange(plan, keys[name] ?? name, current[name], value)
  }
}
