import type { Certificate, Game } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { translate } from '../../../i18n/translate.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { platformTitle } from '../../platform/platform.service.ts'
import { readSettings } from '../../platform/settings.ts'
import { shownCode } from '../certificate-code.ts'
import { findByCode, verify } from '../verify-certificate.ts'
import { drawableText } from './certificate-fonts.ts'
import { isolated } from './text-direction.ts'
import { requireDrawable } from './undrawable-names.ts'
import type { CertificateTexts } from './certificate-pdf.ts'

const brand = '#1565d7'

type Statement = Omit<
  Certificate,
  'id' | 'gameId' | 'participationId' | 'userId' | 'withdrawnAt' | 'withdrawalReason'
>

/**
 * The texts of a certificate that is valid now, in the language of the reader.
 * @throws NotFoundError, ConflictError (not valid any more, a name of which no font has a character), RateLimitedError
 */
export async function describeCertificate(
  ctx: Context,
  code: string,
  origin: string,
): Promise<CertificateTexts> {
  await ctx.limits.charge(ctx, 'Card')
  const certificate = await findByCode(ctx, code)
  const { state } = await verify(ctx, certificate)
  if (state !== 'Valid') throw new ConflictError('certificate.notValid')
  return textsOf(ctx, certificate.game, certificate, origin)
}

/** The texts of a sample certificate, which shows the words and the signature of a game. @throws NotFoundError */
export async function describeSample(
  ctx: Context,
  gameId: number,
  origin: string,
): Promise<CertificateTexts> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Card')
  const game = await ctx.db.game.findUnique({ where: { id: gameId, ...isNotDeleted } })
  if (!game) throw new NotFoundError('game.notFound')
  const textOf = (key: string) => translate(ctx.locale, key)
  const sample = {
    code: '0'.repeat(20),
    userName: textOf('certificate.sampleMember'),
    teamName: textOf('certificate.sampleTeam'),
    division: null,
    score: 1234,
    rank: 1,
    teamCount: 42,
    divisionRank: null,
    divisionTeamCount: null,
    issuedAt: ctx.clock.now(),
  }
  const texts = await textsOf(ctx, game, sample, origin)
  return { ...texts, heading: `${texts.heading} · ${textOf('certificate.sample')}` }
}

async function textsOf(
  ctx: Context,
  game: Game,
  stated: Statement,
  origin: string,
): Promise<CertificateTexts> {
  const { locale } = ctx
  const [platform, { globalConfig }] = await Promise.all([platformTitle(ctx), readSettings(ctx)])
  const textOf = (key: string, params: Record<string, string> = {}) => translate(locale, key, params)
  requireDrawable([stated.userName, stated.teamName, game.title])
  const [team, title] = [drawableText(stated.teamName), drawableText(game.title)]
  const member = stated.userName === null ? null : drawableText(stated.userName)
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const code = shownCode(stated.code)
  return {
    locale,
    title: `${textOf('certificate.heading')}: ${game.title}`,
    platform: drawableText(platform),
    heading: textOf('certificate.heading'),
    name: member ?? team,
    statement:
      member === null
        ? textOf('certificate.ofTeam', { game: isolated(title) })
        : textOf('certificate.ofMember', { game: isolated(title), team: isolated(team) }),
    dates: dates.formatRange(game.start, game.end),
    facts: factsOf(stated, locale, textOf),
    words: drawableText(game.certificateText),
    signature: drawableText(game.certificateSignature),
    verification: textOf('certificate.verification'),
    code,
    address: `${origin}/verify/${code}`,
    qrLabel: textOf('certificate.qr'),
    accent: globalConfig.customTheme || brand,
    issuedAt: stated.issuedAt,
  }
}

function factsOf(
  stated: Statement,
  locale: Context['locale'],
  textOf: (key: string, params?: Record<string, string>) => string,
): CertificateTexts['facts'] {
  const number = new Intl.NumberFormat(locale)
  const place = (rank: number, count: number) =>
    textOf('certificate.place', { rank: number.format(rank), count: number.format(count) })
  const { rank, teamCount, division, divisionRank, divisionTeamCount } = stated
  const inDivision = divisionRank !== null && divisionTeamCount !== null
  return [
    ...(rank === null ? [] : [{ label: textOf('certificate.rank'), value: place(rank, teamCount) }]),
    ...(division === null
      ? []
      : inDivision
        ? [{ label: drawableText(division), value: place(divisionRank, divisionTeamCount) }]
        : [{ label: textOf('certificate.division'), value: drawableText(division) }]),
    { label: textOf('certificate.score'), value: number.format(stated.score) },
  ]
}
