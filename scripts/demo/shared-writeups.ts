import type { HalyardClient } from '../../cli/client/client.ts'
import type { Team } from './players.ts'
import { chance, pick } from './random.ts'

type Game = { id: string; databaseId: number }

/** Players whose write-ups are shared, and the number of those that keep waiting for an organizer. */
const authors = 12
const stillWaiting = 3

const ways = [
  'The first bytes gave the format away, so we started with `file` and a hex editor.',
  'We read the text aloud, as the hint says, and saw the pattern at once.',
  'A night of wrong turns, then ten lines of Python.',
] as const

const textOf = (title: string) => `## ${title}

${pick(ways)}

1. Look at what is given, and write down what is odd.
2. Reproduce it with a small input.
3. Run the script below and wait a minute.

\`\`\`python
from pathlib import Path

data = Path('challenge.bin').read_bytes()
print(bytes(byte ^ 0x42 for byte in data).decode())
\`\`\`
`

/** Lets players share write-ups of an ended game. An administrator publishes most of them, and the PDF of a team. */
export async function shareWriteups(
  admin: HalyardClient,
  { id: gameId, databaseId }: Game,
  teams: Team[],
): Promise<void> {
  await admin.mutate('updateGame', { gameId, playerWriteups: 'AfterApproval' }, 'game { id }')
  for (const { players } of teams.slice(0, authors)) {
    const { api } = players[0]
    const { game } = await api.query(
      `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
        writeupTopics { challenge { challengeId title } mayShare } } }`,
      { id: databaseId },
    )
    for (const { challenge } of (game?.writeupTopics ?? []).filter(
      ({ mayShare }) => mayShare && chance(0.4),
    )) {
      const { challengeId, title } = challenge
      const written = chance(0.2) ? { link: 'https://blog.example/write-up' } : { text: textOf(title) }
      await api.mutate('shareWriteup', { challengeId, ...written }, 'game { id }')
    }
  }
  const { game } = await admin.query(
    `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
      waiting: sharedWriteups(first: 100, state: Waiting) { edges { node { id version } } }
      pdfs: writeups(first: 1) { edges { node { participationId } } } } }`,
    { id: databaseId },
  )
  for (const { node } of (game?.waiting?.edges ?? []).slice(0, -stillWaiting))
    await admin.mutate('approveWriteup', { writeupId: node.id, version: node.version }, 'game { id }')
  for (const { node } of game?.pdfs?.edges ?? [])
    await admin.mutate('publishWriteup', { participationId: node.participationId }, 'game { id }')
}
