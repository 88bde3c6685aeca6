import { encodeGlobalID } from '@pothos/plugin-relay'
import type { CertificateRule } from '../../../prisma/generated/client/enums.ts'
import type { Certificate } from '../../../prisma/generated/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { viewerIdOf } from '../../use-case/viewer.ts'
import { GameNode } from '../game/game.schema.ts'
import { shownCode } from './certificate-code.ts'
import { mayWithdraw } from './certificate.policy.ts'
import { mayGetCertificate } from './issue-certificate.ts'
import { gameCertificates } from './manage-certificates.ts'
import { undrawableIn } from './pdf/certificate-fonts.ts'
import type { StatedResult } from './stated-result.ts'
import {
  certificatePath,
  findByCode,
  verify,
  withSubject,
  type CertificateState,
} from './verify-certificate.ts'

export const CertificateRuleEnum = builder.enumType('CertificateRule', {
  description: 'The teams of a game that get a certificate, and their members.',
  values: {
    Off: { description: 'None. Certificates that were issued are not confirmed any more.' },
    AllTeams: { description: 'Every accepted team that joined before the end.' },
    RankedTeams: { description: 'The teams with a rank and with points.' },
    FirstTeams: { description: 'The leading teams, as many as `certificateTeamLimit`.' },
  } as const satisfies Record<CertificateRule, object>,
})

const CertificateStateEnum = builder.enumType('CertificateState', {
  description: 'Whether a certificate states what is true now.',
  values: {
    Valid: { description: 'The final result is the one that the certificate states.' },
    Changed: { description: 'The result was changed after the certificate was issued.' },
    NotFinal: { description: 'The result was reopened, or is not revealed, so nothing can be confirmed.' },
    NotEntitled: {
      description: 'The team or its member has no certificate any more, for example after a suspension.',
    },
    Withdrawn: { description: 'The organizers withdrew the certificate.' },
  } as const satisfies Record<CertificateState, object>,
})

const CertificateResult = builder.objectRef<StatedResult>('CertificateResult').implement({
  description: 'The result of a team that a certificate states.',
  fields: (t) => ({
    division: t.exposeString('division', {
      nullable: true,
      description: 'The division of the team. Null without one.',
    }),
    score: t.exposeInt('score', { description: 'The points of the team.' }),
    rank: t.exposeInt('rank', {
      nullable: true,
      description: 'The rank among all teams. Null without points and out of competition.',
    }),
    teamCount: t.exposeInt('teamCount', { description: 'The number of teams with a rank and points.' }),
    divisionRank: t.exposeInt('divisionRank', {
      nullable: true,
      description: 'The rank in the division. Null without a division or a rank.',
    }),
    divisionTeamCount: t.exposeInt('divisionTeamCount', {
      nullable: true,
      description:
        'The number of teams of the division with a rank and points. Null without a division or a rank.',
    }),
  }),
})

/** Not a node: those who know its code read it. */
export const CertificateObject = builder.prismaObject('Certificate', {
  description:
    'A certificate of a team or of a member for the final result of a game. Everybody who knows its code can check it.',
  include: withSubject,
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for caches of clients.',
      resolve: ({ code }) => encodeGlobalID('Certificate', code),
    }),
    code: t.string({
      description: 'The code, in four groups of five characters.',
      resolve: ({ code }) => shownCode(code),
    }),
    state: t.field({
      type: CertificateStateEnum,
      description: 'Whether the certificate states what is true now.',
      resolve: async (certificate, _args, ctx) => (await verify(ctx, certificate)).state,
    }),
    gameTitle: t.string({ description: 'The title of the game.', resolve: ({ game }) => game.title }),
    gameDatabaseId: t.exposeInt('gameId', { description: 'The `databaseId` of the game.' }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: 'The name of the member at the time of issue. Null for the certificate of a team.',
    }),
    teamName: t.exposeString('teamName', { description: 'The name of the team at the time of issue.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'The time of issue.' }),
    stated: t.field({
      type: CertificateResult,
      description: 'The result that the certificate states.',
      resolve: (certificate) => certificate,
    }),
    current: t.field({
      type: CertificateResult,
      nullable: true,
      description: 'The result on the scoreboard now. Null unless the certificate is valid or changed.',
      resolve: async (certificate, _args, ctx) => (await verify(ctx, certificate)).current,
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the withdrawal. Null unless it is withdrawn.',
    }),
    withdrawalReason: t.string({
      nullable: true,
      description:
        'The reason of the withdrawal, for administrators and the members of the team; null for others.',
      resolve: ({ withdrawalReason, participation }, _args, ctx) => {
        const isOwn = participation.members.some(({ userId }) => userId === viewerIdOf(ctx))
        return isOwn || mayWithdraw(ctx.viewer) ? withdrawalReason : null
      },
    }),
    notShown: t.stringList({
      description:
        'The characters of the names and the title that the PDF leaves out, because its fonts do not have them.',
      resolve: ({ userName, teamName, game }) => undrawableIn(`${userName ?? ''} ${teamName} ${game.title}`),
    }),
    url: t.string({
      description: 'The path of the PDF. It can be downloaded while the certificate is valid.',
      resolve: (certificate: Certificate) => certificatePath(certificate),
    }),
  }),
})

builder.queryField('certificate', (t) =>
  t.prismaField({
    type: CertificateObject,
    nullable: true,
    description:
      'The certificate with a code, for everybody. Null when there is none. Codes of no certificate are counted and limited.',
    args: {
      code: t.arg.string({
        required: true,
        description:
          'The code. Case, blanks and hyphens do not matter, and the letters O, I and L are read as digits.',
      }),
    },
    resolve: async (_query, _root, { code }, ctx) => {
      try {
        return await findByCode(ctx, code)
      } catch (error) {
        if (error instanceof NotFoundError) return null
        throw error
      }
    },
  }),
)

builder.prismaObjectFields(GameNode, (t) => ({
  certificateRule: t.expose('certificateRule', {
    type: CertificateRuleEnum,
    description: 'The teams that get a certificate once the result is final and revealed.',
  }),
  certificateTeamLimit: t.exposeInt('certificateTeamLimit', {
    description: 'The number of leading teams that get a certificate, if the rule is `FirstTeams`.',
  }),
  certificateText: t.exposeString('certificateText', {
    description: 'The words of the organizers on a certificate; empty without any.',
  }),
  certificateSignature: t.exposeString('certificateSignature', {
    description: 'The text below the signature line of a certificate; empty without a line.',
  }),
  mayGetCertificate: t.boolean({
    description: 'Whether the viewer can get a certificate with `issueCertificate` now.',
    resolve: (game, _args, ctx) => mayGetCertificate(ctx, game),
  }),
  certificates: t.prismaConnection(
    {
      type: CertificateObject,
      cursor: 'id',
      nullable: true,
      description: 'The certificates that were issued for the game, newest first; for authors.',
      resolve: (query, { id }, _args, ctx) => gameCertificates(ctx, id).rows(query),
      totalCount: ({ id }, _args, ctx) => gameCertificates(ctx, id).count(),
    },
    { name: 'CertificateConnection' },
    { name: 'CertificateEdge' },
  ),
}))
