import type { z } from 'zod'
import type { Game } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { posterUrl } from '../asset/asset-url.ts'
import { joinableDivisions, type GameWithDivisions } from './divisions/divisions.ts'
import { shownEnd } from './game-state.ts'
import type { basicGame, gameDetail, gameInfo } from './game.shapes.ts'

/** The contract's BasicGame. */
export function toBasicGame(game: Game, now: Date): z.output<typeof basicGame> {
  return {
    id: game.id,
    title: game.title,
    summary: game.summary,
    poster: posterUrl(game.posterHash),
    limit: game.teamMemberCountLimit,
    start: game.start.getTime(),
    end: shownEnd(game, now).getTime(),
  }
}

type Own = {
  status: ParticipationStatus
  team: { name: string }
  division: { name: string } | null
}

/** The contract's GameDetail: the game, and the caller's participation. */
export function toGameDetail(
  game: GameWithDivisions,
  { own, teamCount, now }: { own: Own | null; teamCount: number; now: Date },
): z.output<typeof gameDetail> {
  const joinable = joinableDivisions(game)
  return {
    id: game.id,
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    divisions: joinable.map(({ name }) => name),
    inviteCodeRequired: game.inviteCode !== null || joinable.some(({ entry }) => entry === 'Code'),
    writeupRequired: game.writeupRequired,
    poster: posterUrl(game.posterHash),
    limit: game.teamMemberCountLimit,
    teamCount,
    division: own?.division?.name ?? null,
    teamName: own?.team.name ?? null,
    practiceMode: game.practiceMode,
    status: own?.status ?? 'Unsubmitted',
    start: game.start.getTime(),
    end: shownEnd(game, now).getTime(),
  }
}

/** The contract's GameInfo, for authors. */
export function toGameInfo(game: GameWithDivisions): z.output<typeof gameInfo> {
  return {
    id: game.id,
    title: game.title,
    hidden: game.hidden,
    summary: game.summary,
    content: game.content,
    acceptWithoutReview: game.acceptWithoutReview,
    writeupRequired: game.writeupRequired,
    inviteCode: game.inviteCode,
    divisions: game.divisions.map(({ name }) => name),
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    poster: posterUrl(game.posterHash),
    publicKey: game.publicKey,
    practiceMode: game.practiceMode,
    start: game.start.getTime(),
    end: game.end.getTime(),
    writeupDeadline: game.writeupDeadline.getTime(),
    writeupNote: game.writeupNote,
    bloodBonus: game.bloodBonus,
  }
}
