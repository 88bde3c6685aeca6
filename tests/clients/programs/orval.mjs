import assert from 'node:assert/strict'
import axios from 'axios'

// Node reads the generated TypeScript, which takes axios itself as its default.
const { BASE: baseURL, TOKEN: token, GAME: game } = process.env
Object.assign(axios.defaults, { baseURL })
axios.defaults.headers.common.authorization = `Bearer ${token}`
const api = await import('./client.ts')
const call = (name) => api[name] ?? Object.values(api).find((made) => typeof made === 'function')()[name]

const { data: own } = await call('accountProfile')()
assert.equal(own.userName, 'Admin')
const { data: found } = await call('adminSearchUsers')({ hint: 'Admin' })
assert.equal(found.data[0].userName, 'Admin')
const events = await axios.get(`/api/game/${game}/events.csv`, { params: { types: ['CheatDetected'] } })
assert.equal(events.headers['x-ignored-members'], undefined)
assert.equal(events.data.trim().split('\n').length, 1)
