/** The types of challenges; their indexes are their numbers in the REST API. */
export const challengeTypes = [
  'StaticAttachment',
  'StaticContainer',
  'DynamicAttachment',
  'DynamicContainer',
] as const

export type ChallengeType = (typeof challengeTypes)[number]

export function hasContainer(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer'
}

/** Whether every team has its own flag. */
export function isDynamic(type: ChallengeType): boolean {
  return type === 'DynamicAttachment' || type === 'DynamicContainer'
}
