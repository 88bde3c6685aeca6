import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../graphql/mutation.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { CertificateObject, CertificateRuleEnum } from './certificate.schema.ts'
import { issueCertificate } from './issue-certificate.ts'
import { restoreCertificate, setCertificates, withdrawCertificate } from './manage-certificates.ts'
import { findIssued } from './verify-certificate.ts'

const changedGame = (t: PayloadFields<{ gameId: number }>) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description: 'The game after the change.',
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  })

const changedCertificate = (t: PayloadFields<{ code: string }>) => ({
  certificate: t.prismaField({
    type: CertificateObject,
    nullable: true,
    description: 'The certificate.',
    resolve: (query, { code }, _args, ctx) => findIssued(ctx, code, query),
  }),
})

mutation('issueCertificate', {
  description:
    "Issues the certificate of the viewer, or of the viewer's team, for the final and revealed result of a game. The same certificate again while the result and the names stay the same.",
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    forTeam: t.boolean({
      description: 'True for the certificate of the team; absent or false for that of the viewer.',
    }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, sent) => ({ code: (await issueCertificate(ctx, rowKeys(sent))).code }),
  payload: changedCertificate,
})

mutation('setCertificates', {
  description:
    'Changes who gets a certificate of a game, and the words and the signature on it. Absent members stay. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    rule: t.field({ type: CertificateRuleEnum, description: 'The teams that get a certificate.' }),
    teamLimit: t.int({ description: 'The number of leading teams, for the rule `FirstTeams`; at least 1.' }),
    text: t.string({ description: 'The words of the organizers, at most 300 characters; empty for none.' }),
    signature: t.string({
      description: 'The text below the signature line, at most 100 characters; empty for no line.',
    }),
  }),
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const keys = rowKeys(sent)
    await setCertificates(ctx, keys)
    return { gameId: keys.gameId }
  },
  payload: (t) => ({ game: changedGame(t) }),
})

mutation('withdrawCertificate', {
  description:
    'Withdraws a certificate and the other certificates of its holder, who gets no new one. For authors.',
  input: (t) => ({
    code: t.string({ required: true, description: 'The code of the certificate.' }),
    reason: t.string({
      required: true,
      description: 'The reason, at most 300 characters, for the members of the team and the audit trail.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, { code, reason }) => {
    await withdrawCertificate(ctx, code, { reason })
    return { code }
  },
  payload: changedCertificate,
})

mutation('restoreCertificate', {
  description: 'Takes back the withdrawal of the certificates of a holder. For authors.',
  input: (t) => ({
    code: t.string({ required: true, description: 'The code of the certificate.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, { code }) => {
    await restoreCertificate(ctx, code)
    return { code }
  },
  payload: changedCertificate,
})
