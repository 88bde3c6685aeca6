import type { ChallengeCategory, ChallengeType } from '../../../prisma/generated/client/enums.ts'

/** The numbers that the contract gives the members. */
export const challengeTypeNumbers: Readonly<Record<ChallengeType, number>> = {
  StaticAttachment: 0,
  StaticContainer: 1,
  DynamicAttachment: 2,
  DynamicContainer: 3,
}

export const challengeCategoryNumbers: Readonly<Record<ChallengeCategory, number>> = {
  Misc: 0,
  Crypto: 1,
  Pwn: 2,
  Web: 3,
  Reverse: 4,
  Blockchain: 5,
  Forensics: 6,
  Hardware: 7,
  Mobile: 8,
  PPC: 9,
  AI: 10,
  Pentest: 11,
  OSINT: 12,
}

export function hasContainer(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer'
}

/** Whether every team has a flag of its own. */
export function isDynamic(type: ChallengeType): boolean {
  return type === 'DynamicAttachment' || type === 'DynamicContainer'
}
