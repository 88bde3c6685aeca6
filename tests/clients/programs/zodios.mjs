import { createApiClient } from './client.ts'
import { base, capture, challenge, game, headers, participation, picture, play } from './journey.mjs'

const client = createApiClient(base, { axiosConfig: { headers } })
const inBytes = { responseType: 'arraybuffer' }
const ofChallenge = { params: { id: game, challengeId: challenge } }

await play({
  submit: (body) => client.Game_Submit(body, ofChallenge),
  status: (submitId) => client.Game_Status({ params: { ...ofChallenge.params, submitId } }),
  board: () => client.Game_Scoreboard({ params: { id: game } }),
  upload: () => client.Edit_UpdateGamePoster({ file: picture }, { params: { id: game } }),
  sheet: () => client.Game_ScoreboardSheet({ params: { id: game }, ...inBytes }),
  capture: () =>
    client.Game_GetTeamTraffic({
      params: { challengeId: challenge, partId: participation, filename: capture },
      ...inBytes,
    }),
})
