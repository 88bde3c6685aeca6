import { ChallengeCategory, ChallengeType, SubmissionType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import type { Blood } from './challenge-value.ts'

export const ChallengeCategoryEnum = builder.enumType(ChallengeCategory, { name: 'ChallengeCategory' })

export const ChallengeTypeEnum = builder.enumType(ChallengeType, {
  name: 'ChallengeType',
  description: 'Dynamic ones give every team a flag of its own.',
})

export const SubmissionTypeEnum = builder.enumType(SubmissionType, {
  name: 'SubmissionType',
  description: 'The place that a submission had when it was judged, or that a solve has now.',
})

/** One of the first three counted solves of a challenge. */
export const BloodRef = builder.objectRef<Blood>('Blood').implement({
  description: 'One of the first three to solve a challenge.',
  fields: (t) => ({
    teamDatabaseId: t.exposeInt('teamId'),
    teamName: t.exposeString('teamName'),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    solvedAt: t.expose('solvedAt', { type: 'DateTime' }),
  }),
})
