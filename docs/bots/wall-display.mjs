// Shows the first teams of a scoreboard and the latest solves in a terminal, live. Needs Node 22 or later and
// halyard-client.mjs from the platform beside it.
// HALYARD_URL=http://localhost:8080 node wall-display.mjs GAME_ID [TEAMS]
import { createHalyardClient } from './halyard-client.mjs'

const [gameId, size = 15] = process.argv.slice(2).map(Number)
if (!Number.isInteger(gameId) || !Number.isInteger(size)) {
  console.error('Usage: node wall-display.mjs GAME_ID [TEAMS]')
  process.exit(2)
}
const halyard = createHalyardClient({
  url: process.env.HALYARD_URL ?? 'http://localhost:8080',
  token: process.env.HALYARD_TOKEN,
})

const teams = new Map()
const latest = []
let heading = ''

/** Names come from players: control characters could change the terminal. */
const printable = (text) => text.replace(/\p{Cc}/gu, '?')

function draw() {
  const rows = [...teams.values()].sort((a, b) => a.rank - b.rank).slice(0, size)
  const lines = rows.map(
    ({ rank, name, score }) => `${String(rank).padStart(4)}  ${name.padEnd(40)} ${String(score).padStart(7)}`,
  )
  const clear = process.stdout.isTTY ? '\u001b[H\u001b[2J' : ''
  console.log(`${clear}${[heading, '', ...lines, '', ...latest].map(printable).join('\n')}`)
}

function setScores({ teamIds, scores, ranks }) {
  for (const [index, id] of teamIds.entries()) {
    teams.set(id, { ...teams.get(id), score: scores[index], rank: ranks[index] })
  }
}

const steps = halyard.followBoard({
  gameId,
  board: 'table { teamIds names scores ranks }',
  change: `
    solves { team { name } challenge { title } points }
    teams { databaseId name }
    removedTeamIds
    standings { teamIds scores ranks }`,
  onPause: ({ message }) => console.error(`${message}. Connecting again.`),
})
try {
  for await (const step of steps) {
    if (step.kind === 'board') {
      const { table } = step.board
      heading = step.title
      teams.clear()
      for (const [index, id] of table.teamIds.entries()) teams.set(id, { name: table.names[index] })
      setScores(table)
    } else {
      const { change } = step
      for (const { databaseId: id, name } of change.teams)
        teams.set(id, { rank: Infinity, ...teams.get(id), name })
      for (const id of change.removedTeamIds) teams.delete(id)
      setScores(change.standings)
      for (const { team, challenge, points } of change.solves) {
        latest.unshift(`${team.name} solved ${challenge.title} (+${points})`)
      }
      latest.splice(5)
    }
    draw()
  }
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
