/** In the order of the rules. */
export const CHALLENGE_TYPES = [
  'StaticAttachment',
  'StaticContainer',
  'DynamicAttachment',
  'DynamicContainer',
] as const

export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

export function hasContainer(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer'
}
