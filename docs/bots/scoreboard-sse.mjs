// Follows a board over server-sent events and prints solves as they happen. Plain Node 18 or later, no package.
// HALYARD_URL=http://localhost:8080 HALYARD_TOKEN=hly_… node scoreboard-sse.mjs GAME_ID
const address = (process.env.HALYARD_URL ?? 'http://localhost:8080').replace(/\/+$/, '')
const silenceMs = 60_000
const longestWaitSeconds = 30
const gameId = Number(process.argv[2])
if (process.argv.length !== 3 || !Number.isInteger(gameId)) {
  console.error('Usage: node scoreboard-sse.mjs GAME_ID')
  process.exit(2)
}

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

function post(accept, query, variables, signal = AbortSignal.timeout(silenceMs)) {
  const headers = { 'content-type': 'application/json', accept }
  if (process.env.HALYARD_TOKEN) headers.authorization = `Bearer ${process.env.HALYARD_TOKEN}`
  const body = JSON.stringify({ query, variables })
  return fetch(`${address}/graphql`, { method: 'POST', headers, body, signal })
}

let seq = 0
let id

async function readBoard() {
  const response = await post('application/json', boardQuery, { gameId })
  const { data, errors, title } = await response.json()
  const board = data?.game?.scoreboard
  if (!board) {
    throw new Error(errors?.[0]?.message ?? title ?? 'There is no such game, or it has not started.')
  }
  id = data.game.id
  seq = board.seq
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

/** The events of one connection: blocks of lines, apart by an empty line. */
async function* events(stream, onPart) {
  let text = ''
  for await (const part of stream.pipeThrough(new TextDecoderStream())) {
    onPart()
    const blocks = (text + part).split('\n\n')
    text = blocks.pop()
    for (const block of blocks) {
      const lines = block.split('\n')
      const name = lines
        .find((line) => line.startsWith('event:'))
        ?.slice(6)
        .trim()
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trim())
      // Lines that begin with a colon only keep the connection open.
      if (name) yield { name, data: data.join('\n') }
    }
  }
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
  const connection = new AbortController()
  // The platform sends a comment more often than that: a longer silence means that the connection is dead.
  const silence = setTimeout(() => connection.abort(new Error('the connection is silent')), silenceMs)
  try {
    const variables = { gameId: id, after: seq }
    const response = await post('text/event-stream', boardSubscription, variables, connection.signal)
    if (!response.ok) {
      waitSeconds = Number(response.headers.get('retry-after')) || waitSeconds
      throw new Error(`status ${response.status}`)
    }
    for await (const { name, data } of events(response.body, () => silence.refresh())) {
      if (name !== 'next') continue
      const { data: change, errors } = JSON.parse(data)
      if (errors) throw new Error(errors[0].message)
      waitSeconds = 1
      await take(change.scoreboardChanged)
    }
  } catch (error) {
    console.error(`${error.cause?.message ?? error.message}; trying again in ${waitSeconds} s`)
  }
  clearTimeout(silence)
  connection.abort()
  // `seq` is the cursor: what happened meanwhile comes first.
  await new Promise((done) => setTimeout(done, waitSeconds * 1000))
  waitSeconds = Math.min(waitSeconds * 2, longestWaitSeconds)
}
