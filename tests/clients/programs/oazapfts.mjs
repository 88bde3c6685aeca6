import * as client from './client.ts'
import { base, byHand, challenge, game, headers, picture, play } from './journey.mjs'

client.defaults.baseUrl = base
client.defaults.headers = headers
const data = async (answer) => (await answer).data

await play({
  submit: (body) => data(client.gameSubmit(game, challenge, body)),
  status: (submission) => data(client.gameStatus(game, challenge, submission)),
  board: () => data(client.gameScoreboard(game)),
  upload: () => data(client.editUpdateGamePoster(game, { file: picture })),
  ...byHand,
})
