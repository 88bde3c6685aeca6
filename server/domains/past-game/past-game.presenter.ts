import type { z } from 'zod'
import type { PastStanding } from '../../../prisma/generated/client/client.ts'
import type { PastGameWithTeams } from './read-past-games.ts'
import type { pastGameDetail, pastGameInfo } from './past-game.shapes.ts'

export function toPastGameInfo(game: PastGameWithTeams): z.output<typeof pastGameInfo> {
  return { ...membersOf(game), leaders: game.standings.map(toStanding) }
}

export function toPastGameDetail(game: PastGameWithTeams): z.output<typeof pastGameDetail> {
  return { ...membersOf(game), standings: game.standings.map(toStanding) }
}

function membersOf({ id, title, link, start, end, _count }: PastGameWithTeams) {
  return {
    id,
    title,
    link: link || null,
    start: start.getTime(),
    end: end.getTime(),
    teamCount: _count.standings,
  }
}

function toStanding({ place, teamName, points }: PastStanding) {
  return { place, teamName, points }
}
