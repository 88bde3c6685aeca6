import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'

const { BASE: baseUrl, TOKEN: token, GAME: game } = process.env
const client = createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } })

const own = await client.GET('/api/account/profile')
assert.equal(own.data.userName, 'Admin')
const read = await client.GET('/api/game/{id}', { params: { path: { id: Number(game) } } })
assert.equal(read.data.id, Number(game))
const query = { types: ['CheatDetected', 'FlagSubmit'] }
const events = await client.GET('/api/game/{id}/events.csv', {
  params: { path: { id: Number(game) }, query },
  parseAs: 'text',
})
assert.equal(events.response.status, 200)
const found = await client.POST('/api/admin/users/search', { params: { query: { hint: 'Admin' } } })
assert.equal(found.data.data[0].userName, 'Admin')
