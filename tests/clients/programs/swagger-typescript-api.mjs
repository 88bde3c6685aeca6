import { Api } from './client/client.ts'
import { base, capture, challenge, game, headers, participation, picture, play } from './journey.mjs'

// `format` says how an answer is read. Without it this client reads text.
const { api } = new Api({ baseUrl: base, baseApiParams: { headers } })
const data = async (answer) => (await answer).data

await play({
  submit: (body) => data(api.gameSubmit(game, challenge, body)),
  status: (submission) => data(api.gameStatus(game, challenge, submission)),
  board: () => data(api.gameScoreboard(game)),
  upload: () => data(api.editUpdateGamePoster(game, { file: picture })),
  sheet: () => data(api.gameScoreboardSheet(game, { format: 'arrayBuffer' })),
  capture: () =>
    data(api.gameGetTeamTraffic(challenge, participation, capture, undefined, { format: 'arrayBuffer' })),
})
