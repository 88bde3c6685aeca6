import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { loadChallenge } from '../challenge/read-challenges.ts'
import { submitToFlagBox, type BoxAnswer } from './flag-box.service.ts'
import { loadSubmission } from './read-submissions.ts'
import { SubmissionNode } from './submission.schema.ts'

const FlagBoxOutcomeEnum = builder.enumType('FlagBoxOutcome', {
  description: 'The outcome of an answer without a challenge.',
  values: {
    Accepted: { description: 'It is the flag of a challenge, which the team has solved now.' },
    AlreadySolved: { description: 'It is the flag of a challenge that the team has solved before.' },
    WrongAnswer: { description: 'It fits no challenge that the team can solve here.' },
  } as const satisfies Record<BoxAnswer['outcome'], object>,
})

mutation('submitToFlagBox', {
  description:
    'Judges a flag for all challenges of a game that have a flag box: it goes to the first one, by category and title, that the team can answer, has not solved, and that accepts it. Challenges with limited attempts take no part. Wrong flags are rate limited. For members of an accepted team.',
  input: (t) => ({
    gameId: t.id({ required: true, description: "The id of a game that the viewer's team plays." }),
    flag: t.string({ required: true, description: 'The text to judge, at most 512 characters.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => submitToFlagBox(ctx, rowKeys(sent)),
  payload: (t) => ({
    outcome: t.field({
      type: FlagBoxOutcomeEnum,
      description: 'The outcome.',
      resolve: ({ outcome }) => outcome,
    }),
    submission: t.prismaField({
      nullable: true,
      type: SubmissionNode,
      description: 'The submission of an accepted flag, else null.',
      resolve: (query, answer, _args, ctx) =>
        answer.outcome === 'Accepted' ? loadSubmission(ctx, answer.submissionId, query) : null,
    }),
    challenge: t.prismaField({
      nullable: true,
      type: ChallengeNode,
      description:
        'The challenge of the flag, null if it fits none. Null with an error for API tokens without the scope read.',
      resolve: (query, answer, _args, ctx) =>
        answer.outcome === 'WrongAnswer' ? null : loadChallenge(ctx, answer.challengeId, query),
    }),
  }),
})
