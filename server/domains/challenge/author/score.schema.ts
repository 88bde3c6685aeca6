import type { InputFieldBuilder } from '@pothos/core'
import { ScoreCurve } from '../../../../prisma/generated/client/enums.ts'
import { chartedSolves, curvePoints, type CurvePoint } from '../../../../rules/scoring/charted-solves.ts'
import { minScore } from '../../../../rules/scoring/score-curve.ts'
import { builder } from '../../../graphql/builder.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { ChallengeNode } from '../challenge.schema.ts'

type Types = typeof builder.$inferSchemaTypes

const ScoreCurveEnum = builder.enumType(ScoreCurve, {
  name: 'ScoreCurve',
  description: 'How the points of a challenge fall with the number of its solves.',
  values: {
    Exponential: { description: 'The points fall fast at first, then slowly towards the minimum score.' },
    Fixed: { description: 'The points do not fall.' },
    Linear: {
      description:
        'Each solve after the first lowers the points by `decaySolves`, down to the minimum score.',
    },
    Logarithmic: {
      description:
        'The points fall slowly at first, and reach the minimum score `decaySolves` solves after the first. This is the parabola that CTFd calls logarithmic.',
    },
    Table: { description: '`scoreTable` has the points.' },
  },
})

const pace =
  'The pace of the curve. Exponential: the number of solves after which the decaying share has fallen to 1/e. Linear: the points that each solve after the first takes away. Logarithmic: the number of solves after the first at which the minimum score is reached.'

/** The curve of a challenge in an input. */
export function scoreFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    originalScore: t.int({
      description: 'Points of the first solver. While the curve is Table, also the first row of the table.',
    }),
    minScoreRate: t.float({ description: 'Minimum score as a share of the original score, 0 to 1.' }),
    decaySolves: t.float({ description: pace }),
    scoreCurve: t.field({
      type: ScoreCurveEnum,
      description: 'How the points fall with the number of solves. Null sets Exponential.',
    }),
    scoreTable: t.intList({
      description:
        'The points by number of solves from 1 on, at most 500 values of 0 to 1000000. After the last one its value stays. The first one becomes the original score while the curve is Table. Null removes the table.',
    }),
  }
}

const mostPoints = 40

const ScoreCurvePoint = builder.objectRef<CurvePoint>('ScoreCurvePoint').implement({
  description: 'The points of a challenge at a number of solves.',
  fields: (t) => ({
    solves: t.exposeInt('solves', { description: 'The number of solves that lower the points, 1 or more.' }),
    score: t.exposeInt('score', { description: 'Points of a solve then, without blood bonus.' }),
  }),
})

builder.prismaObjectFields(ChallengeNode, (t) => ({
  scoreCurvePoints: t.field({
    type: [ScoreCurvePoint],
    description:
      'The curve of the points, at up to 40 numbers of solves: from the first solve until the points are almost constant, at least up to 20 solves and at most up to 5000.',
    resolve: (row) => curvePoints(row, chartedSolves(row, 0), mostPoints),
  }),
  minScore: t.int({
    description: 'The lowest score that solves can lead to, in points.',
    resolve: (row) => minScore(row),
  }),
  decaySolves: t.float({
    nullable: true,
    description: `${pace} For authors; null for others.`,
    resolve: ({ difficulty }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? difficulty : null),
  }),
  scoreCurve: t.field({
    type: ScoreCurveEnum,
    nullable: true,
    description: 'How the points fall with the number of solves. For authors; null for others.',
    resolve: ({ scoreCurve }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? scoreCurve : null),
  }),
  scoreTable: t.intList({
    nullable: true,
    description:
      'The points by number of solves from 1 on, for the curve Table. For authors; null for others.',
    resolve: ({ scoreTable }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? scoreTable : null),
  }),
}))
