import type { Api } from '../../cli/api/api.ts'
import { uploadFile } from '../../cli/api/upload.ts'
import type { FoundFiles } from '../../cli/challenge-file/find-files.ts'
import { importChallenges } from '../../cli/import/import-challenges.ts'
import { summaryLine } from '../../cli/import/report.ts'
import { together } from './together.ts'

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
export async function createGame(admin: Api, text: GameText, startsInMs = hourMs): Promise<DemoGame> {
  const start = Date.now() + startsInMs
  const { game } = await admin.mutate<{ game: DemoGame }>(
    'createGame',
    {
      title: text.title,
      summary: text.summary,
      content,
      ...times(start, start + lengthMs),
      divisions,
      acceptWithoutReview: text.acceptsAll,
      writeupRequired: true,
      writeupNote: 'A PDF, at most 20 MiB.',
    },
    'game { id databaseId }',
  )
  return game
}

/** The times of a game as input, in milliseconds since 1970. Write-ups can be submitted for a day after the end. */
function times(start: number, end: number) {
  const [startAt, endAt, writeupDeadline] = [start, end, end + 24 * hourMs].map((time) =>
    new Date(time).toISOString(),
  )
  return { start: startAt, end: endAt, writeupDeadline }
}

export async function setTimes(admin: Api, gameId: string, start: Date, end: Date): Promise<void> {
  const input = { gameId, ...times(start.getTime(), end.getTime()) }
  await admin.mutate('updateGame', input, 'game { id }')
}

type NewChallenge = { title: string; category: string; type: string; content: string }

async function createChallenge(
  admin: Api,
  gameId: string,
  { content: text, ...challenge }: NewChallenge,
  more: Record<string, unknown> = {},
): Promise<string> {
  const payload = 'challenge { id }'
  const made = await admin.mutate<{ challenge: { id: string } }>(
    'createChallenge',
    { gameId, ...challenge },
    payload,
  )
  const challengeId = made.challenge.id
  await admin.mutate('updateChallenge', { gameId, challengeId, content: text, ...more }, payload)
  return challengeId
}

/** One file and one flag for each team. */
async function createTeamFiles(admin: Api, gameId: string, teams: number): Promise<void> {
  const challengeId = await createChallenge(admin, gameId, {
    title: 'Sealed Orders',
    category: 'Misc',
    type: 'DynamicAttachment',
    content: 'Every ship gets its own orders. Yours hold your flag; those of others help nobody.',
  })
  const flags: { flag: string; attachmentType: string; fileHash: string }[] = []
  await together(Array.from({ length: teams }), 4, async (_, index) => {
    const flag = `harbour{orders_${crypto.randomUUID().slice(0, 13)}}`
    const text = `Sealed orders, copy ${index + 1}\n\nProceed to pier nine and say: ${flag}\n`
    const open = () => Promise.resolve(new Blob([text]))
    const fileHash = await uploadFile(admin, 'orders.txt', open)
    flags.push({ flag, attachmentType: 'Local', fileHash })
  })
  await admin.mutate('createFlags', { gameId, challengeId, flags }, 'challenge { id }')
}

/** Container challenges need an organizer's image, so these two stay disabled. */
async function createContainerExamples(admin: Api, gameId: string): Promise<void> {
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

export async function fillGame(admin: Api, game: DemoGame, found: FoundFiles, teams: number): Promise<void> {
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

export async function listChallenges(admin: Api, gameId: string): Promise<DemoChallenge[]> {
  const { game } = await admin.query<{ game: { allChallenges: DemoChallenge[] } }>(
    `query DemoChallenges($gameId: ID!) {
      game(id: $gameId) { allChallenges { id title type originalScore flags { flag } } }
    }`,
    { gameId },
  )
  return game.allChallenges
}

export async function openChallenge(admin: Api, gameId: string, challengeId: string): Promise<void> {
  await admin.mutate('updateChallenge', { gameId, challengeId, isEnabled: true }, 'challenge { id }')
}
