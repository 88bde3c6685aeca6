// Follows a board over WebSocket and prints every solve. Needs the packages graphql-ws and ws.
// HALYARD_URL=http://localhost:8080 HALYARD_TOKEN=hly_… node scoreboard-ws.mjs GAME_ID
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

const address = process.env.HALYARD_URL ?? 'http://localhost:8080'
const longestWaitSeconds = 30
const gameId = Number(process.argv[2])
if (process.argv.length !== 3 || !Number.isInteger(gameId)) {
  console.error('Usage: node scoreboard-ws.mjs GAME_ID')
  process.exit(2)
}

const token = process.env.HALYARD_TOKEN
const client = createClient({
  url: `${address.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: token ? { authorization: `Bearer ${token}` } : {},
  retryAttempts: 0,
  keepAlive: 20_000,
})

const boardQuery = `query ($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) {
    id
    scoreboard { seq }
  }
}`
const boardSubscription = `subscription ($gameId: ID!, $after: Long) {
  scoreboardChanged(gameId: $gameId, after: $after) {
    previousSeq seq
    solves { team { name } challenge { title } solvedAt type points }
    reset { __typename }
  }
}`

let seq = 0
let id

async function readBoard() {
  for await (const { data, errors } of client.iterate({ query: boardQuery, variables: { gameId } })) {
    const board = data?.game?.scoreboard
    if (!board) throw new Error(errors?.[0]?.message ?? 'There is no such game, or it has not started.')
    id = data.game.id
    seq = board.seq
  }
}

const bloods = { FirstBlood: ' (first blood)', SecondBlood: ' (second blood)', ThirdBlood: ' (third blood)' }

async function take(delta) {
  if (delta.seq <= seq) return
  const isNext = delta.previousSeq === seq && !delta.reset
  for (const { team, challenge, solvedAt, type, points } of delta.solves) {
    const when = solvedAt.slice(11, 19)
    const what = `${team.name} solved ${challenge.title}`
    console.log(`${when} ${what} for ${points} points${bloods[type] ?? ''}`)
  }
  if (isNext) seq = delta.seq
  else await readBoard()
}

try {
  await readBoard()
} catch (error) {
  const why = error.cause?.message ?? error.message ?? error.reason
  console.error(why || `${address} does not answer`)
  process.exit(1)
}
console.log(`Following game ${gameId} from version ${seq}`)
let waitSeconds = 1
for (;;) {
  try {
    // `seq` is the cursor: what happened while there was no connection comes first.
    const changes = client.iterate({ query: boardSubscription, variables: { gameId: id, after: seq } })
    for await (const { data, errors } of changes) {
      if (errors) throw new Error(errors[0].message)
      waitSeconds = 1
      await take(data.scoreboardChanged)
    }
  } catch (error) {
    const why = error.message ?? error.reason ?? error[0]?.message ?? 'the connection ended'
    console.error(`${why}; trying again in ${waitSeconds} s`)
  }
  await new Promise((done) => setTimeout(done, waitSeconds * 1000))
  waitSeconds = Math.min(waitSeconds * 2, longestWaitSeconds)
}
