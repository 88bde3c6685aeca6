import type { HalyardClient, InputOf } from '../../cli/client/client.ts'
import { CliError } from '../../cli/errors.ts'
import { uploadFile } from '../../cli/files.ts'
import type { FoundFiles } from '../../cli/challenge-file/find-files.ts'
import { importChallenges } from '../../cli/import/import-challenges.ts'
import { summaryLine } from '../../cli/import/report.ts'
import { inParallel } from './in-parallel.ts'

export const hourMs = 3_600_000
export const lengthMs = 48 * hourMs

export const divisions = ['Open', 'Students'] as const

const content = `Two days in the harbor. Everything that is not a challenge is out of bounds.

1. One team a person, one account a person.
2. Flags are not shared before the end.
3. A challenge is worth less the more teams solve it; the first three get a bonus.`

export type DemoGame = { id: string; databaseId: number }

export type GameText = { title: string; summary: string; acceptsAll: boolean }

/** Creates a game that starts in `startsInMs`: challenges that are enabled before the start send no notices. */
export async function createGame(
  admin: HalyardClient,
  text: GameText,
  startsInMs = hourMs,
): Promise<DemoGame> {
  const start = Date.now() + startsInMs
  const { game } = await admin.mutate(
    'createGame',
    {
      title: text.title,
      summary: text.summary,
      content,
      ...times(start, start + lengthMs),
      divisions,
      acceptWithoutReview: text.acceptsAll,
      writeupRequired: true,
      writeupNote: 'One chapter for each challenge that you solved.',
    },
    'game { id databaseId }',
  )
  if (!game) throw new CliError(`The game ${text.title} was created but cannot be read.`)
  return game
}

/** The times of a game as input, in milliseconds since 1970. Write-ups can be submitted for a day after the end. */
function times(start: number, end: number) {
  const [startAt, endAt, writeupDeadline] = [start, end, end + 24 * hourMs].map((time) =>
    new Date(time).toISOString(),
  )
  return { start: startAt, end: endAt, writeupDeadline }
}

export async function setTimes(admin: HalyardClient, gameId: string, start: Date, end: Date): Promise<void> {
  const input = { gameId, ...times(start.getTime(), end.getTime()) }
  await admin.mutate('updateGame', input, 'game { id }')
}

type NewChallenge = Pick<InputOf<'createChallenge'>, 'title' | 'category' | 'type'> & { content: string }
type Values = Omit<InputOf<'updateChallenge'>, 'gameId' | 'challengeId'>

async function createChallenge(
  admin: HalyardClient,
  gameId: string,
  { content: text, ...challenge }: NewChallenge,
  more: Values = {},
): Promise<string> {
  const payload = 'challenge { id }' as const
  const made = await admin.mutate('createChallenge', { gameId, ...challenge }, payload)
  if (!made.challenge) throw new CliError(`The challenge ${challenge.title} was created but cannot be read.`)
  const challengeId = made.challenge.id
  await admin.mutate('updateChallenge', { gameId, challengeId, content: text, ...more }, payload)
  return challengeId
}

/** One file and one flag for each team. */
async function createTeamFiles(admin: HalyardClient, gameId: string, teams: number): Promise<void> {
  const challengeId = await createChallenge(admin, gameId, {
    title: 'Sealed Orders',
    category: 'Misc',
    type: 'DynamicAttachment',
    content: 'Every ship gets its own orders. Yours hold your flag; those of others help nobody.',
  })
  const flags: { flag: string; attachmentType: 'Local'; fileHash: string }[] = []
  await inParallel(Array.from({ length: teams }), 4, async (_, index) => {
    const flag = `harbour{orders_${crypto.randomUUID().slice(0, 13)}}`
    const text = `Sealed orders, copy ${index + 1}\n\nProceed to pier nine and say: ${flag}\n`
    const fileHash = await uploadFile(admin, 'orders.txt', new Blob([text]))
    flags.push({ flag, attachmentType: 'Local', fileHash })
  })
  await admin.mutate('createFlags', { gameId, challengeId, flags }, 'challenge { id }')
}

/** Container challenges need an organizer's image, so these two stay disabled. */
async function createContainerExamples(admin: HalyardClient, gameId: string): Promise<void> {
  const limits = { memoryLimitMib: 128, cpuTenths: 2, containerExposePort: 8080 }
  await createChallenge(
    admin,
    gameId,
    {
      title: 'Harbour Master',
      category: 'Web',
      type: 'DynamicContainer',
      content: 'Every team gets a harbor of its own. Set an image to open it.',
    },
    { ...limits, flagTemplate: 'harbour{master_of_[TEAM_HASH]}' },
  )
  const challengeId = await createChallenge(
    admin,
    gameId,
    {
      title: 'Signal Tower',
      category: 'Pwn',
      type: 'StaticContainer',
      content: 'One flag for all, one tower for each. Set an image to open it.',
    },
    limits,
  )
  const flags = [{ flag: 'harbour{signals_cross}' }]
  await admin.mutate('createFlags', { gameId, challengeId, flags }, 'challenge { id }')
}

export async function fillGame(
  admin: HalyardClient,
  game: DemoGame,
  found: FoundFiles,
  teams: number,
): Promise<void> {
  const report = await importChallenges({
    api: admin,
    gameId: game.databaseId,
    found,
    dryRun: false,
  })
  await createTeamFiles(admin, game.id, teams)
  await createContainerExamples(admin, game.id)
  console.log(summaryLine(report))
}

export type DemoChallenge = {
  id: string
  title: string
  type: string
  originalScore: number
  flags: { flag: string }[]
}

export async function listChallenges(admin: HalyardClient, gameId: string): Promise<DemoChallenge[]> {
  const { game } = await admin.query(
    `query DemoChallenges($gameId: ID!) {
      game(id: $gameId) { allChallenges { id title type originalScore flags { flag } } }
    }`,
    { gameId },
  )
  // Null in the schema are values that only authors see.
  return (game?.allChallenges ?? []) as DemoChallenge[]
}

export async function openChallenge(
  admin: HalyardClient,
  gameId: string,
  challengeId: string,
): Promise<void> {
  await admin.mutate('updateChallenge', { gameId, challengeId, isEnabled: true }, 'challenge { id }')
}
