import { shownTeamName } from '../../../rules/names.ts'
import { builder } from '../../graphql/builder.ts'
import { numberOfId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { Viewer } from '../account/account.schema.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { findTeam } from './find-team.ts'
import { inviteCode } from './invite-code.ts'
import { canLead, canSeeInviteCode, isCaptain } from './team.policy.ts'

const byJoining = [{ joinedAt: 'asc' }, { userId: 'asc' }] as const

const TeamMember = builder.prismaObject('TeamMember', {
  description: 'A user in a team.',
  include: { team: { select: { captainId: true } } },
  fields: (t) => ({
    user: t.relation('user', { description: 'The user who is the member.' }),
    isCaptain: t.boolean({
      description: 'Whether this member is the captain.',
      resolve: ({ userId, team }) => isCaptain(userId, team),
    }),
  }),
})

/** Visible to anybody; the invite code only to the captain. */
export const TeamNode = builder.prismaNode('Team', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: numberKey(id) }),
  description: 'Users who play together.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    name: t.string({
      description:
        'The name as it is shown, at most 128 characters: `#7` for a team of the REST API whose name shows nothing. Two teams can have the same name.',
      resolve: ({ id, name }) => shownTeamName(name, id),
    }),
    bio: t.exposeString('bio', {
      nullable: true,
      description: 'A text about the team, at most 72 characters; null when there is none.',
    }),
    avatarUrl: t.string({
      nullable: true,
      description: "The path of the team's picture; null when there is none.",
      resolve: (team) => avatarUrl(team.avatarHash),
    }),
    locked: t.exposeBoolean('locked', {
      description:
        'Whether the team is locked: set when a game accepts it; until that game ends nobody can leave.',
    }),
    captain: t.relation('captain', { description: 'The member who manages the team.' }),
    members: t.relation('members', {
      type: TeamMember,
      query: { orderBy: [...byJoining] },
      description: 'Members, in order of joining.',
    }),
    isViewerMember: t.boolean({
      description: 'Whether the viewer is a member, the captain included.',
      select: { members: { select: { userId: true }, orderBy: [...byJoining] } },
      resolve: (team, _args, ctx) => team.members.some(({ userId }) => userId === ctx.viewer?.id),
    }),
    isViewerCaptain: t.boolean({
      description: 'Whether the viewer is the captain.',
      resolve: (team, _args, ctx) => canLead(ctx.viewer, team),
    }),
    inviteCode: t.string({
      nullable: true,
      description: 'The text with which users join the team; null for everybody but the captain.',
      resolve: (team, _args, ctx) => (canSeeInviteCode(ctx.viewer, team) ? inviteCode(team) : null),
    }),
  }),
})

builder.queryField('team', (t) =>
  t.prismaField({
    type: TeamNode,
    nullable: true,
    description: 'One team, for everybody; null when there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'The id of the team.' }) },
    resolve: (query, _root, { id }, ctx) => findTeam(ctx, numberOfId(id, 'Team', 'id'), query),
  }),
)

builder.queryField('teamByDatabaseId', (t) =>
  t.prismaField({
    type: TeamNode,
    nullable: true,
    description:
      'Like `team`, for a program that has the number of the team from a URL or from the REST API.',
    args: { databaseId: t.arg.int({ required: true, description: 'The `databaseId` of the team.' }) },
    resolve: (query, _root, { databaseId }, ctx) => findTeam(ctx, databaseId, query),
  }),
)

builder.prismaObjectField(Viewer, 'teams', (t) =>
  t.field({
    type: [TeamNode],
    description: 'The teams of the viewer, in order of joining.',
    select: (_args, _ctx, nestedSelection) => ({
      teamMemberships: {
        select: { team: nestedSelection(true) },
        orderBy: [{ joinedAt: 'asc' }, { teamId: 'asc' }],
      },
    }),
    resolve: (user) => user.teamMemberships.map(({ team }) => team),
  }),
)
