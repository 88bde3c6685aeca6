import { builder } from '../../graphql/builder.ts'
import { TeamNode } from '../team/team.schema.ts'
import { ParticipationNode } from './participation.schema.ts'
import { teamParticipations } from './read-participations.ts'

builder.prismaObjectField(TeamNode, 'participations', (t) =>
  t.prismaConnection(
    {
      type: ParticipationNode,
      cursor: 'id',
      description:
        'The games that the team joined, newest first; for the members of the team, monitors and administrators, empty for others.',
      resolve: (query, { id }, _args, ctx) => teamParticipations(ctx, id).rows(query),
      totalCount: ({ id }, _args, ctx) => teamParticipations(ctx, id).count(),
    },
    { name: 'TeamParticipationConnection' },
    { name: 'TeamParticipationEdge' },
  ),
)
