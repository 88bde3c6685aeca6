import { Observable, type Environment, type GraphQLResponse, type RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFeed, type FeedSource } from './board-feed.ts'

type Sink = { next: (response: GraphQLResponse) => void; error: (error: Error) => void; complete: () => void }
type Call = { name: string; variables: Record<string, unknown>; sink: Sink; isOver: boolean }
type Board = { seq: number; published: number }

const source: FeedSource<Board, { seq: number | null }, { seq: number }> = {
  query: { name: 'query' } as RequestParameters,
  subscription: { name: 'changes' } as RequestParameters,
  gameIdOf: () => 'game 7',
  create: ({ seq }) => (seq === null ? null : { seq, published: seq }),
  apply(board, { seq }) {
    if (seq !== board.seq + 1) return seq <= board.seq ? 'known' : 'gap'
    board.seq = seq
    return 'applied'
  },
  snapshot: (board) => ({ ...board, published: board.seq }),
  seqOf: ({ seq }) => seq,
}

function setUp() {
  const calls: Call[] = []
  const execute = ({ name }: RequestParameters, variables: Record<string, unknown>) =>
    Observable.create<GraphQLResponse>((sink) => {
      const call: Call = { name, variables, sink, isOver: false }
      calls.push(call)
      return () => {
        call.isOver = true
      }
    })
  const environment = { getNetwork: () => ({ execute }) } as unknown as Environment
  const feed = createFeed(environment, 7, source)
  const states: string[] = []
  const off = feed.subscribe(() =>
    states.push(`${feed.state().status} ${feed.state().board?.published ?? '-'}`),
  )
  return { calls, feed, states, off, last: () => calls.at(-1) as Call }
}

const answer = (data: unknown) => ({ data }) as GraphQLResponse

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a board feed loads, subscribes from that version and notifies in batches', async () => {
  const { last, states } = setUp()
  expect(last()).toMatchObject({ name: 'query', variables: { gameId: 7 } })
  last().sink.next(answer({ seq: 3 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toMatchObject({ name: 'changes', variables: { gameId: 'game 7', after: 3 } })
  for (const seq of [4, 5, 6]) last().sink.next(answer({ seq }))
  await vi.advanceTimersByTimeAsync(0)
  last().sink.next(answer({ seq: 7 }))
  await vi.advanceTimersByTimeAsync(10)
  expect(states).toEqual(['open 3', 'open 6'])
  await vi.advanceTimersByTimeAsync(200)
  expect(states).toEqual(['open 3', 'open 6', 'open 7'])
  expect(last().variables['after']).toBe(7)
})

it('a board feed continues from its version after a disconnect', async () => {
  const { calls, last } = setUp()
  last().sink.next(answer({ seq: 3 }))
  await vi.advanceTimersByTimeAsync(0)
  last().sink.next(answer({ seq: 4 }))
  last().sink.error(new Error('gone'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls.map(({ name }) => name)).toEqual(['query', 'changes', 'changes'])
  expect(last().variables['after']).toBe(4)
})

it('a board feed reloads after a gap and shows the old board until then', async () => {
  const { last, feed } = setUp()
  last().sink.next(answer({ seq: 3 }))
  await vi.advanceTimersByTimeAsync(0)
  last().sink.next(answer({ seq: 9 }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().name).toBe('query')
  expect(feed.state()).toMatchObject({ status: 'open', board: { seq: 3 } })
  last().sink.next(answer({ seq: 9 }))
  expect(feed.state()).toMatchObject({ status: 'open', board: { seq: 9 } })
})

it('a board feed reports a missing board and a failed load', async () => {
  const closed = setUp()
  closed.last().sink.next(answer({ seq: null }))
  expect(closed.states).toEqual(['closed -'])
  const failed = setUp()
  failed.last().sink.error(new Error('no answer'))
  expect(failed.states).toEqual(['failed -'])
  failed.feed.refresh()
  failed.last().sink.next(answer({ seq: 1 }))
  expect(failed.states).toEqual(['failed -', 'loading -', 'open 1'])
})

it('a board feed releases its data some time after the last listener', async () => {
  const { last, feed, off } = setUp()
  last().sink.next(answer({ seq: 3 }))
  await vi.advanceTimersByTimeAsync(0)
  off()
  await vi.advanceTimersByTimeAsync(5000)
  expect(last().isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(last().isOver).toBe(true)
  expect(feed.state()).toEqual({ status: 'loading', board: null, error: null })
})

it('a board feed shows the board of an earlier visit and follows only that of the server', async () => {
  const { calls, states, off } = setUp()
  const [query] = calls
  query?.sink.next({ data: { seq: 3 }, extensions: { keptAt: 1 } } as unknown as GraphQLResponse)
  await Promise.resolve()
  expect([states, calls.length]).toEqual([['open 3'], 1])
  query?.sink.next(answer({ seq: 9 }))
  await Promise.resolve()
  expect(states).toEqual(['open 3', 'open 9'])
  expect(calls.at(-1)).toMatchObject({ name: 'changes', variables: { after: 9 } })
  off()
})
