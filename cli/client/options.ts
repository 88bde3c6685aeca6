import type { HalyardError } from './error.ts'
import type { BoardOf, ChangeOf, Data, InputOf, MutationField, Payload, Variables } from './types.ts'

export type HalyardOptions = {
  /** The address of the platform, such as `https://ctf.example.org`. */
  url: string
  /** An API token. Without one the client sees what visitors see. */
  token?: string | undefined
  /** Sends the requests; the global `fetch` by default. */
  fetch?: typeof fetch | undefined
  /** Called before each wait for a rate limit of the platform, with the seconds that it names. */
  onLimit?: ((seconds: number) => void) | undefined
}

export type CallOptions = { signal?: AbortSignal | undefined }

export type FollowOptions = {
  signal?: AbortSignal | undefined
  /** Called when the connection was lost, before the wait for the next try. */
  onPause?: ((why: HalyardError) => void) | undefined
}

export type FollowBoardOptions<Board extends string, Change extends string> = FollowOptions & {
  /** The number of the game in its address. */
  gameId: number
  /** The members of `Scoreboard` to read. */
  board: Board
  /** The members of `ScoreboardDelta` to read. */
  change: Change
  /** For organizers: the scoreboard that everybody sees. */
  asPublic?: boolean | undefined
}

/** The whole scoreboard, or a change from the version before. */
export type BoardStep<Board extends string, Change extends string> =
  | { kind: 'board'; title: string; board: BoardOf<Board> }
  | { kind: 'change'; change: ChangeOf<Change> }

type Rest<Given> = {} extends Given
  ? [variables?: Given, options?: CallOptions]
  : [variables: Given, options?: CallOptions]

export type HalyardClient = {
  readonly url: string
  /** Runs a document and returns its data. @throws HalyardError for the first error */
  query<const Text extends string>(document: Text, ...rest: Rest<Variables<Text>>): Promise<Data<Text>>
  /**
   * Runs one mutation and returns the selected members of its payload. Files of the input are `File` or `Blob`.
   * @throws HalyardError for an error that the mutation returns
   */
  mutate<const Field extends MutationField, const Selection extends string>(
    field: Field,
    input: InputOf<Field>,
    selection: Selection,
    options?: CallOptions,
  ): Promise<Payload<Field, Selection>>
  /**
   * The results of a subscription, until the loop ends or the signal aborts. After a lost connection it begins again:
   * with the variable `$after` and the member `cursor` (or `seq`) nothing is lost and nothing is repeated.
   */
  follow<const Text extends string>(
    document: Text,
    variables: Variables<Text>,
    options?: FollowOptions,
  ): AsyncGenerator<Data<Text>>
  /** The scoreboard of a game, then each of its changes once and in order, also after lost connections. */
  followBoard<const Board extends string, const Change extends string>(
    options: FollowBoardOptions<Board, Change>,
  ): AsyncGenerator<BoardStep<Board, Change>>
  /** Requests an address of the platform, such as that of a file, with the token. Waits after status 429. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Closes the connection of the subscriptions. */
  dispose(): void
}
