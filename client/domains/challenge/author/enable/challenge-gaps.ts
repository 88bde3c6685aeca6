import { hasContainer, type ChallengeType } from '../../../../../rules/challenge-types.ts'

type Parts = {
  readonly type: ChallengeType
  readonly content: string
  readonly containerImage: string | null | undefined
}
type ChallengeGap = 'text' | 'image'

/** The parts that players need and the challenge does not have. */
export function challengeGaps({ type, content, containerImage }: Parts): ChallengeGap[] {
  const gaps: ChallengeGap[] = []
  if (content.trim() === '') gaps.push('text')
  if (hasContainer(type) && !containerImage?.trim()) gaps.push('image')
  return gaps
}
