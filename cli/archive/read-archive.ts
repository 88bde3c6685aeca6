import { createHalyardClient, type HalyardClient } from '../client/client.ts'
import { CliError } from '../errors.ts'

type Solve = {
  solvedAt: string
  points: number
  type: string
  challenge: { databaseId: number; title: string }
}
type Entry = {
  rank: number
  score: number
  division: string | null
  isRanked: boolean
  team: { name: string }
  solves: Solve[]
}
export type Challenge = {
  databaseId: number
  title: string
  category: string
  score: number
  solvedCount: number
  content: string
  hints: string[]
  attachment: { type: string; url: string | null; name: string | null } | null
}
export type Writeup = {
  teamName: string
  kind: 'Pdf' | 'Text' | 'Link'
  text: string | null
  url: string | null
  challenges: { title: string }[]
}
type Game = { title: string; summary: string; start: string; end: string; state: string }
export type ArchivedGame = { game: Game; entries: Entry[]; challenges: Challenge[]; writeups: Writeup[] }

type Page<Node> = { edges: { node: Node }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

const gameDocument = `query ArchiveGame($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) { title summary start end state }
}`

const boardDocument = `query ArchiveBoard($gameId: Int!, $after: String) {
  game: gameByDatabaseId(databaseId: $gameId) { scoreboard { entries(first: 20, after: $after) {
    edges { node { rank score division isRanked team { name }
      solves { solvedAt points type challenge { databaseId title } } } }
    pageInfo { hasNextPage endCursor }
  } } }
}`

const challengesDocument = `query ArchiveChallenges($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) { allChallenges {
    databaseId title category content hints
    attachment: challengeAttachment { type url name }
  } }
}`

const valuesDocument = `query ArchiveValues($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) { scoreboard { challenges { databaseId score solvedCount } } }
}`

const writeupsDocument = `query ArchiveWriteups($gameId: Int!, $after: String) {
  game: gameByDatabaseId(databaseId: $gameId) { list: sharedWriteups(first: 20, after: $after) {
    edges { node { teamName kind text url challenges { title } } }
    pageInfo { hasNextPage endCursor }
  } }
}`

/**
 * Reads a finished game. The board and the write-ups are read without a login, so they contain what everybody sees:
 * nothing that a freeze hides. The challenges of an ended game need an author.
 * @throws CliError
 */
export async function readArchive(
  api: HalyardClient,
  gameId: number,
  withChallenges: boolean,
): Promise<ArchivedGame> {
  const visitor = createHalyardClient({ url: api.url })
  const { game } = await visitor.query(gameDocument, { gameId })
  if (!game) throw new CliError(`Visitors cannot see game ${gameId}. Show it first, or check the id.`)
  if (game.state !== 'Ended' && game.state !== 'Practice') {
    throw new CliError(`"${game.title}" has not ended. Archive it after its end.`)
  }
  const entries = await pages<Entry>(async (after) => {
    const answer = await visitor.query(boardDocument, { gameId, after })
    return answer.game?.scoreboard?.entries ?? null
  })
  const writeups = await pages<Writeup>(async (after) => {
    const answer = await visitor.query(writeupsDocument, { gameId, after })
    return answer.game?.list ?? null
  })
  const challenges = withChallenges ? await readChallenges(api, visitor, gameId) : []
  return { game, entries: nameSolves(entries, challenges), writeups, challenges }
}

/** The board masks challenges that require others, but a page of the archive shows their titles. */
function nameSolves(entries: Entry[], challenges: Challenge[]): Entry[] {
  const titles = new Map(challenges.map(({ databaseId, title }) => [databaseId, title]))
  return entries.map((entry) => ({
    ...entry,
    solves: entry.solves.map((solve) => {
      const { databaseId, title } = solve.challenge
      return { ...solve, challenge: { databaseId, title: titles.get(databaseId) ?? title } }
    }),
  }))
}

/** The challenges of the board that visitors see, with the values of that board. */
async function readChallenges(
  api: HalyardClient,
  visitor: HalyardClient,
  gameId: number,
): Promise<Challenge[]> {
  const { game: seen } = await visitor.query(valuesDocument, { gameId })
  const { game } = await api.query(challengesDocument, { gameId })
  const texts = new Map(game?.allChallenges?.map((challenge) => [challenge.databaseId, challenge]))
  return (seen?.scoreboard?.challenges ?? []).flatMap(({ databaseId, score, solvedCount }) => {
    const text = texts.get(databaseId)
    if (!text) return []
    const { title, category, content, hints, attachment } = text
    return [{ databaseId, title, category, score, solvedCount, content, hints, attachment }]
  })
}

async function pages<Node>(read: (after: string | null) => Promise<Page<Node> | null>): Promise<Node[]> {
  const nodes: Node[] = []
  for (let after: string | null = null; ;) {
    const page: Page<Node> | null = await read(after)
    if (!page) return nodes
    nodes.push(...page.edges.map(({ node }) => node))
    after = page.pageInfo.endCursor
    if (!page.pageInfo.hasNextPage) return nodes
  }
}
