import { ChallengeCategory, ChallengeType, SubmissionType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import type { Blood } from './challenge-value.ts'

export const ChallengeCategoryEnum = builder.enumType(ChallengeCategory, { name: 'ChallengeCategory' })

export const ChallengeTypeEnum = builder.enumType(ChallengeType, {
  name: 'ChallengeType',
  description: 'In dynamic challenges every team has its own flag.',
})

export const SubmissionTypeEnum = builder.enumType(SubmissionType, {
  name: 'SubmissionType',
  description: 'Normal, or first, second or third blood: of a submission when it was judged, of a solve now.',
})

export const BloodRef = builder.objectRef<Blood>('Blood').implement({
  description: 'One of the first three counted solves of a challenge.',
  fields: (t) => ({
    teamDatabaseId: t.exposeInt('teamId'),
    teamName: t.exposeString('teamName'),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    solvedAt: t.expose('solvedAt', { type: 'DateTime' }),
  }),
})
