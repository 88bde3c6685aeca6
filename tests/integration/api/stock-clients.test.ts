import { HttpLink, ApolloClient, InMemoryCache, gql as apolloGql } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { cacheExchange, createClient as createUrql, fetchExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import axios from 'axios'
import { GraphQLClient } from 'graphql-request'
import { createClient as createStreams } from 'graphql-sse'
import { createClient as createSockets } from 'graphql-ws'
import ky from 'ky'
import * as signalr10 from '@microsoft/signalr'
import { createHash } from 'node:crypto'
import { Environment, Network, RecordSource, Store, fetchQuery, type ConcreteRequest } from 'relay-runtime'
import * as signalr6 from 'signalr-6'
import * as signalr8 from 'signalr-8'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import persisted from '../../../client/__generated__/RootLayoutQuery.graphql.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import operations from '../../../client/relay/persisted-operations.json' with { type: 'json' }
import possibleTypes from '../../../possible-types.json' with { type: 'json' }

// Programs from the registry, as their documents show them: each logs in or sends a token, reads, acts and subscribes.

let test: TestApp
let admin: Actor
let user: Actor & { userName: string }
let token: string
let gameId: number
let gameKey: string

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
  gameId = await makeGame(admin)
  gameKey = Buffer.from(`Game:${gameId}`).toString('base64')
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const wanted = { name: 'stock', scopes: ['read', 'play'], expiresAt }
  token = (await user.mutate<{ token: string }>('createApiToken', wanted, 'token')).token
})
afterAll(() => test.dispose())

const bearer = () => ({ authorization: `Bearer ${token}` })
const announce = (content: string) => admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content })
const viewerQuery = 'query Me { viewer { id userName } }'
const badMutation = `mutation Enter($input: AcceptInviteInput!) {
  acceptInvite(input: $input) { __typename ... on Error { message code } }
}`
const badInput = { input: { code: 'x:1:0123456789abcdef0123456789abcdef' } }
const subscription = () => `subscription News { noticePublished(gameId: "${gameKey}") { __typename id } }`

describe('programs for the REST API', () => {
  it('axios logs in, reads, acts without a body, and filters lists in its notation', async () => {
    const login = await axios.post(`${test.url}/api/account/login`, { userName: user.userName, password })
    const cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
    const client = axios.create({ baseURL: test.url, headers: { cookie } })
    const profile = await client.get<{ userName: string }>('/api/account/profile')
    expect(profile.data.userName).toBe(user.userName)
    const staff = axios.create({ baseURL: test.url, headers: { cookie: admin.cookieHeader } })
    const found = await staff.post<{ data: { userName: string }[] }>(
      `/api/admin/users/search?hint=${user.userName}`,
    )
    expect(found.data.data.map(({ userName }) => userName)).toEqual([user.userName])
    const list = await staff.get<string>(`/api/game/${gameId}/events.csv`, {
      params: { types: ['CheatDetected', 'FlagSubmit'] },
    })
    expect(list.headers).not.toHaveProperty('x-ignored-members')
    await client.post('/api/account/logout')
    await expect(client.get('/api/account/profile')).rejects.toMatchObject({ response: { status: 401 } })
  })

  it('ky sends a token, also behind the headers of a browser', async () => {
    const client = ky.create({ prefix: test.url, headers: bearer() })
    expect(await client.get('api/account/profile').json()).toMatchObject({ userName: user.userName })
    const json = { name: unique('ky') }
    const changed = await client.post('api/team', { json, headers: { origin: test.url } })
    expect(changed.status).toBe(200)
  })
})

describe('clients for GraphQL', () => {
  it.each(['POST', 'GET'] as const)(
    'Apollo persists queries over %s, and tells errors apart',
    async (method) => {
      const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
      const link = new PersistedQueryLink({ sha256, useGETForHashedQueries: method === 'GET' }).concat(
        new HttpLink({ uri: `${test.url}/graphql`, headers: bearer() }),
      )
      const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) })
      for (const fetchPolicy of ['network-only', 'no-cache'] as const) {
        const { data } = await client.query<{ viewer: { userName: string } }>({
          query: apolloGql(viewerQuery),
          fetchPolicy,
        })
        expect(data?.viewer.userName).toBe(user.userName)
      }
      const { data } = await client.mutate<{ acceptInvite: unknown }>({
        mutation: apolloGql(badMutation),
        variables: badInput,
      })
      expect(data?.acceptInvite).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      client.stop()
    },
  )

  it.each([false, true])('urql persists queries, as GET: %s', async (isGet) => {
    const client = createUrql({
      url: `${test.url}/graphql`,
      preferGetMethod: false,
      fetchOptions: { headers: bearer() },
      exchanges: [
        cacheExchange,
        persistedExchange({ preferGetForPersistedQueries: isGet, enableForMutation: true }),
        fetchExchange,
      ],
    })
    for (const requestPolicy of ['network-only', 'cache-first'] as const) {
      const { data, error } = await client.query<{ viewer: { userName: string } }>(
        viewerQuery,
        {},
        { requestPolicy },
      )
      expect(error).toBeUndefined()
      expect(data?.viewer.userName).toBe(user.userName)
    }
    const acted = await client.mutation(badMutation, badInput)
    expect(acted.data).toMatchObject({ acceptInvite: { code: expect.any(String) } })
  })

  it('graphql-request reads and acts', async () => {
    const client = new GraphQLClient(`${test.url}/graphql`, { headers: bearer() })
    expect(await client.request(viewerQuery)).toMatchObject({ viewer: { userName: user.userName } })
    expect(await client.request(badMutation, badInput)).toMatchObject({
      acceptInvite: { code: expect.any(String) },
    })
  })

  it('the default environment of Relay reads', async () => {
    const text = operations[persisted.params.id as keyof typeof operations]
    const params = { ...persisted.params, id: null, cacheID: 'layout', text }
    const request = { ...persisted, params } as unknown as ConcreteRequest
    const environment = new Environment({
      store: new Store(new RecordSource()),
      network: Network.create(async (operation) => {
        const answer = await fetch(`${test.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...bearer() },
          body: JSON.stringify({ query: operation.text }),
        })
        return (await answer.json()) as never
      }),
    })
    await fetchQuery(environment, request, {}).toPromise()
    expect(JSON.stringify(environment.getStore().getSource().toJSON())).toContain(user.userName)
  })

  it.each(['authorization', 'Authorization', 'token', 'authToken', 'headers'])(
    'graphql-ws subscribes with its token as %s',
    async (name) => {
      const value = name === 'headers' ? { Authorization: `Bearer ${token}` } : `Bearer ${token}`
      const client = createSockets({
        url: `${test.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { [name]: value },
        retryAttempts: 0,
      })
      onTestFinished(() => client.dispose())
      const own = await client.iterate({ query: viewerQuery }).next()
      expect(own.value).toMatchObject({ data: { viewer: { userName: user.userName } } })
      const hash = createHash('sha256').update(viewerQuery).digest('hex')
      const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
      const pair = await client.iterate({ query: viewerQuery, extensions }).next()
      expect(pair.value).toMatchObject({ data: { viewer: { userName: user.userName } } })
      await expectNotice(client.iterate({ query: subscription() }))
    },
  )

  it('graphql-ws is told that a token is not where it counts', async () => {
    const client = createSockets({
      url: `${test.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { secret: token },
      retryAttempts: 0,
    })
    await expect(client.iterate({ query: viewerQuery }).next()).rejects.toMatchObject({ code: 4401 })
  })

  it('graphql-sse subscribes, and a proxy does not hold the stream back', async () => {
    const heads: Headers[] = []
    const client = createStreams({
      url: `${test.url}/graphql`,
      headers: bearer(),
      retryAttempts: 0,
      fetchFn: async (input: string, init: RequestInit) => {
        const answer = await fetch(input, init)
        heads.push(answer.headers)
        return answer
      },
    })
    onTestFinished(() => client.dispose())
    await expectNotice(client.iterate({ query: subscription() }))
    expect(heads.map((head) => head.get('x-accel-buffering'))).toEqual(['no'])
  })
})

/** Announces until the subscription, which has no sign that it has begun, tells of a notice. */
async function expectNotice(results: AsyncIterator<unknown>): Promise<void> {
  let isTold = false
  const told = results.next().finally(() => (isTold = true))
  await until(async () => {
    if (!isTold) await announce('News')
    return isTold
  }, 'a notice')
  expect((await told).value).toMatchObject({ data: { noticePublished: { __typename: 'TextNotice' } } })
  await results.return?.()
}

const versions = { 6: signalr6, 8: signalr8, 10: signalr10 } as unknown as Record<string, typeof signalr10>
const transports = {
  WebSockets: signalr10.HttpTransportType.WebSockets,
  'server-sent events': signalr10.HttpTransportType.ServerSentEvents,
  'long polling': signalr10.HttpTransportType.LongPolling,
}

describe.each(Object.entries(versions))('SignalR %s', (_major, signalr) => {
  it.each(Object.entries(transports))(
    'follows a hub for members over %s with a token',
    async (_name, transport) => {
      const follow = async (path: string, accessToken: string) => {
        const connection = new signalr.HubConnectionBuilder()
          .withUrl(`${test.url}${path}`, { transport, accessTokenFactory: () => accessToken })
          .configureLogging(signalr.LogLevel.None)
          .build()
        onTestFinished(() => connection.stop())
        const received: unknown[] = []
        const closed: unknown[] = []
        connection.on('ReceivedGameNotice', (notice) => received.push(notice))
        connection.onclose((error) => closed.push(error))
        await connection.start()
        return { received, closed }
      }
      const { received, closed } = await follow(`/hub/user?game=${gameId}`, token)
      await announce('Over a hub')
      await until(() => received.length > 0, 'a notice')
      expect(closed).toEqual([])
      // The owner of the token is not a monitor, so the hub knows who asks and refuses.
      const refused = await follow(`/hub/monitor?game=${gameId}`, token)
      await until(() => refused.closed.length > 0, 'the end')
      await expect(follow(`/hub/user?game=${gameId}`, 'hly_wrong')).rejects.toThrow('401')
    },
  )
})
