import { EditService, GameService, OpenAPI } from './client/index.ts'
import { base, byHand, challenge, game, headers, picture, play } from './journey.mjs'

Object.assign(OpenAPI, { BASE: base, HEADERS: headers })

await play({
  ...byHand,
  submit: (body) => GameService.gameSubmit(game, challenge, body),
  status: (submission) => GameService.gameStatus(game, challenge, submission),
  board: () => GameService.gameScoreboard(game),
  upload: () => EditService.editUpdateGamePoster(game, { file: picture }),
})
