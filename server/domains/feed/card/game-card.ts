import { shownTeamName } from '../../../../rules/names.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../context.ts'
import { translate } from '../../../i18n/translate.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { gameState, shownEnd } from '../../game/game-state.ts'
import { platformTitle } from '../../platform/platform.service.ts'
import { findScoreboard } from '../../scoreboard/scoreboard.service.ts'
import type { CardTexts } from './card-svg.ts'
import { renderCard } from './render-card.ts'

const shownTeams = 3
/** About 100 kB each. */
const heldCards = 50

type Described = { tag: string; texts: CardTexts; posterHash: string | null }

/**
 * The content of the card of a listed game: the public scoreboard, also for organizers. The tag changes with it.
 * @throws NotFoundError (also for a hidden game), RateLimitedError
 */
export async function describeCard(ctx: Context, gameId: number): Promise<Described> {
  await ctx.limits.charge(ctx, 'Card')
  const game = await ctx.db.game.findUnique({ where: { id: gameId, hidden: false, ...isNotDeleted } })
  if (!game) throw new NotFoundError('game.notFound')
  const [platform, board] = await Promise.all([
    platformTitle(ctx),
    findScoreboard(ctx, gameId, { asPublic: true }),
  ])
  const now = ctx.clock.now()
  const state = game.pausedAt ? 'Paused' : gameState(game, now)
  const number = new Intl.NumberFormat(ctx.locale)
  const dates = new Intl.DateTimeFormat(ctx.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  const ranked = board?.rows.filter(({ standing, score }) => standing === 'Ranked' && score > 0) ?? []
  const texts: CardTexts = {
    platform,
    title: game.title,
    summary: game.summary,
    dates: `${dates.formatRange(game.start, shownEnd(game, now))} UTC`,
    state: translate(ctx.locale, `game.card.${state}`),
    isLive: state === 'Running',
    teams: ranked.slice(0, shownTeams).map(({ rank, team, score }) => ({
      rank: number.format(rank),
      name: shownTeamName(team.name, team.teamId),
      score: number.format(score),
    })),
  }
  const { posterHash } = game
  const digest = createHash('sha256')
    .update(JSON.stringify([texts, posterHash]))
    .digest('base64url')
  return { tag: `"${digest.slice(0, 22)}"`, texts, posterHash }
}

/** Draws each version of a card once, and keeps the newest ones. */
export function createGameCards() {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: heldCards })
  return function drawCard(ctx: Context, { tag, texts, posterHash }: Described): Promise<Buffer> {
    const known = drawn.get(tag)
    if (known) return known
    const drawing = renderCard(ctx, texts, posterHash)
    drawn.set(tag, drawing)
    drawing.catch(() => drawn.delete(tag))
    return drawing
  }
}
