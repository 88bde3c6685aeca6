import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import { base, capture, challenge, game, headers, participation, picture, play } from './journey.mjs'

const client = createClient({ baseUrl: base, headers })
const data = async (answer) => (await answer).data
const inGame = { path: { id: game } }
const ofChallenge = { id: game, challengeId: challenge }

await play({
  submit: (body) =>
    data(client.POST('/api/game/{id}/challenges/{challengeId}', { params: { path: ofChallenge }, body })),
  status: (submitId) =>
    data(
      client.GET('/api/game/{id}/challenges/{challengeId}/status/{submitId}', {
        params: { path: { ...ofChallenge, submitId } },
      }),
    ),
  board: () => data(client.GET('/api/game/{id}/scoreboard', { params: inGame })),
  upload: () =>
    data(
      client.PUT('/api/edit/games/{id}/poster', {
        params: inGame,
        body: { file: picture },
        bodySerializer({ file }) {
          const form = new FormData()
          form.append('file', file)
          return form
        },
      }),
    ),
  sheet: () => data(client.GET('/api/game/{id}/scoreboardsheet', { params: inGame, parseAs: 'arrayBuffer' })),
  capture: () =>
    data(
      client.GET('/api/game/captures/{challengeId}/{partId}/{filename}', {
        params: { path: { challengeId: challenge, partId: participation, filename: capture } },
        parseAs: 'arrayBuffer',
      }),
    ),
})

const query = { types: ['CheatDetected', 'FlagSubmit'] }
const events = await client.GET('/api/game/{id}/events.csv', {
  params: { ...inGame, query },
  parseAs: 'text',
})
assert.equal(events.response.status, 200)
const found = await client.POST('/api/admin/users/search', { params: { query: { hint: 'Admin' } } })
assert.equal(found.data.data[0].userName, 'Admin')
