import { client } from './client/client.gen.ts'
import * as sdk from './client/sdk.gen.ts'
import { base, capture, challenge, game, headers, participation, picture, play } from './journey.mjs'

client.setConfig({ baseUrl: base, headers, throwOnError: true })
const data = async (answer) => (await answer).data
const id = { id: game }

await play({
  submit: (body) => data(sdk.gameSubmit({ path: { ...id, challengeId: challenge }, body })),
  status: (submitId) => data(sdk.gameStatus({ path: { ...id, challengeId: challenge, submitId } })),
  board: () => data(sdk.gameScoreboard({ path: id })),
  upload: () => data(sdk.editUpdateGamePoster({ path: id, body: { file: picture } })),
  sheet: () => data(sdk.gameScoreboardSheet({ path: id })),
  capture: () =>
    data(
      sdk.gameGetTeamTraffic({
        path: { challengeId: challenge, partId: participation, filename: capture },
      }),
    ),
})
