import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { toContractChallenges, toContractItem } from '../scoreboard/bytes/board-json.ts'
import { readGamePlay } from '../scoreboard/game-play.ts'
import { gamePlay } from '../scoreboard/scoreboard.shapes.ts'
import { readTeam } from '../team/team.service.ts'

/** Year 1, the contract's value for "never". */
const never = -62_135_596_800_000

export function registerDetailsRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/details`,
    documented({
      group: 'Game',
      id: 'Game_ChallengesWithTeamInfo',
      summary: 'Read the challenges and your team’s row of the scoreboard',
      access: 'user:read',
      answer: gamePlay,
      errors: [400, 404],
    }),
    async (request) => {
      const { ctx } = request
      const { game, participation, board, row } = await readGamePlay(ctx, readIntParam(request, 'id'))
      return {
        challenges: toContractChallenges(board),
        challengeCount: board.challenges.size,
        rank: row ? toContractItem(board, row) : toEmptyItem(await readTeam(ctx, participation.teamId)),
        teamToken: participation.token,
        writeupRequired: game.writeupRequired,
        writeupDeadline: game.writeupDeadline.getTime(),
      }
    },
  )
}

/** The item of a team that is not on the board. */
export function toEmptyItem(team: { id: number; name: string; avatarHash: string | null }) {
  return {
    id: team.id,
    name: team.name,
    bio: '',
    division: null,
    avatar: avatarUrl(team.avatarHash),
    score: 0,
    rank: 0,
    divisionRank: null,
    lastSubmissionTime: never,
    solvedChallenges: [],
    solvedCount: 0,
  }
}
