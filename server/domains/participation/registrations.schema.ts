import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { registrationsByDivision, type Registrations } from './registrations.ts'

const DivisionRegistrations = builder.objectRef<Registrations>('DivisionRegistrations').implement({
  description: 'The teams that joined a game in one division.',
  fields: (t) => ({
    division: t.exposeString('division', {
      nullable: true,
      description: 'The name of the division. Null for teams without one.',
    }),
    teamCount: t.exposeInt('teamCount', { description: 'The number of teams, of every status.' }),
    acceptedCount: t.exposeInt('acceptedCount', { description: 'The number of accepted teams.' }),
    pendingCount: t.exposeInt('pendingCount', { description: 'The number of teams that wait for a review.' }),
    memberCount: t.exposeInt('memberCount', {
      description: 'The number of registered members of all these teams.',
    }),
  }),
})

builder.prismaObjectField(GameNode, 'registrations', (t) =>
  t.field({
    type: [DivisionRegistrations],
    nullable: true,
    description: 'Registrations by division, in the order of the divisions; for administrators.',
    resolve: ({ id }, _args, ctx) => registrationsByDivision(ctx, id),
  }),
)
