import assert from 'node:assert/strict'
import axios from 'axios'
import { getHalyard } from './client.ts'
import { base, capture, challenge, game, headers, participation, picture, play } from './journey.mjs'

// The generated client takes axios itself as its default.
Object.assign(axios.defaults, { baseURL: base })
axios.defaults.headers.common = { ...axios.defaults.headers.common, ...headers }
const api = getHalyard()
const data = async (answer) => (await answer).data
// The generated calls ask for a `Blob`, which axios has in browsers only.
const inNode = { responseType: 'arraybuffer' }

await play({
  submit: (body) => data(api.gameSubmit(game, challenge, body)),
  status: (submission) => data(api.gameStatus(game, challenge, submission)),
  board: () => data(api.gameScoreboard(game)),
  upload: () => data(api.editUpdateGamePoster(game, { file: picture })),
  sheet: () => data(api.gameScoreboardSheet(game, inNode)),
  capture: () => data(api.gameGetTeamTraffic(challenge, participation, capture, undefined, inNode)),
})

const { data: found } = await api.adminSearchUsers({ hint: 'Admin' })
assert.equal(found.data[0].userName, 'Admin')
// The notation of arrays that axios has.
const events = await axios.get(`/api/game/${game}/events.csv`, { params: { types: ['CheatDetected'] } })
assert.equal(events.headers['x-ignored-members'], undefined)
assert.equal(events.data.trim().split('\n').length, 1)
