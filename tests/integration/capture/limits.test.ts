import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import {
  captureStorages,
  containerId,
  pathOf,
  startCaptureStage,
  type CaptureStage,
} from '../../kit/server/captures.ts'
import { until } from '../../kit/wait.ts'

// Captures look the same to readers in every kind of storage.
describe.each(captureStorages)('captures in %s', (_where, isRemote) => {
  let stage: CaptureStage
  let test: TestApp
  let monitor: Actor

  beforeAll(async () => {
    stage = await startCaptureStage(isRemote)
    ;({ test, monitor } = stage)
  })
  afterAll(() => stage.dispose())

  it.each(['rest', 'graphql'] as const)('are deleted, one or all of a team (%s)', async (api) => {
    const { first, player, rival } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const others = { ...folder, participationId: rival.participationId }
    const [one, two, three] = [
      await stage.record(folder, 'ONE'),
      await stage.record(folder, 'TWO'),
      await stage.record(folder, 'SIX'),
    ]
    const kept = await stage.record(others, 'ONE')
    const statusOf = async (fileName: string) => {
      if (api === 'rest') return codeOf(await monitor.rest('DELETE', pathOf(folder, `/${fileName}`)))
      const { __typename, code } = await monitor.mutate('deleteCapture', { ...folder, fileName })
      return [__typename, code]
    }
    const missing = api === 'rest' ? [404, 'CAPTURE_NOT_FOUND'] : ['NotFoundError', 'CAPTURE_NOT_FOUND']
    const done = api === 'rest' ? [200, undefined] : ['DeleteCapturePayload', undefined]
    expect(await statusOf(one)).toEqual(done)
    expect(await statusOf(one)).toEqual(missing)
    expect((await stage.listed(folder)).map(({ fileName }) => fileName).toSorted()).toEqual(
      [three, two].toSorted(),
    )

    const emptied =
      api === 'rest'
        ? (await monitor.rest('DELETE', pathOf(folder, '/all'))).status
        : (await monitor.mutate('deleteCaptures', folder)).__typename
    expect(emptied).toBe(api === 'rest' ? 200 : 'DeleteCapturesPayload')
    expect(await stage.listed(folder)).toEqual([])
    expect((await stage.listed(others)).map(({ fileName }) => fileName)).toEqual([kept])
    const teams = (await monitor.rest('GET', `/api/game/captures/${first}`)).body
    expect(teams).toMatchObject([{ id: rival.participationId }])
  })

  it('end at the limit of a connection, and the list says so', async () => {
    const { first, player } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const limits = { connectionBytes: 500, teamBytes: 100_000 }
    const short = await stage.record(folder, 'SHORT', 'ahoy', limits)
    const capture = await stage.start(folder, 'LONG', limits)
    for (let part = 0; part < 10; part += 1) capture?.fromClient(Buffer.from(noise(100)))
    await capture?.keep()
    const files = await stage.listed(folder)
    const long = `${containerId.slice(0, 8)}-LONG-truncated.pcap`
    expect(files.map(({ fileName }) => fileName).toSorted()).toEqual([long, short].toSorted())
    expect(files.find(({ fileName }) => fileName === long)?.size).toBeLessThan(1500)
  })

  it('stop at the limit of a team, and the list says so until some are deleted', async () => {
    const { first, player } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const limits = { connectionBytes: 10_000, teamBytes: 200 }
    const name = await stage.record(folder, 'ONE', 'ahoy', limits)
    expect(await stage.start(folder, 'TWO', limits)).toBeNull()
    expect(await stage.start(folder, 'SIX', limits)).toBeNull()
    const names = async () => (await stage.listed(folder)).map(({ fileName }) => fileName).toSorted()
    expect(await names()).toEqual([name, 'limit-reached.pcap'].toSorted())
    await monitor.rest('DELETE', pathOf(folder, '/all'))
    expect(await stage.start(folder, 'TEN', limits)).not.toBeNull()
  })

  it('are closed when the client of a download disconnects', async () => {
    const { first, player } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    for (const id of ['ONE', 'TWO', 'SIX']) await stage.record(folder, id, noise(2_000_000))
    const opened = vi.spyOn(test.services.storage.named, 'open')
    const client = new AbortController()
    const answer = await monitor.fetch(pathOf(folder, '/all'), { signal: client.signal })
    await answer.body?.getReader().read()
    client.abort()
    await until(() => {
      const contents = opened.mock.results.map(({ value }) => value as Readable)
      return contents.every(({ destroyed }) => destroyed)
    }, 'all contents are closed')
    expect(opened.mock.calls.length).toBeLessThan(3)
    opened.mockRestore()
  })
})

/** Random bytes, which cannot be compressed, so that their archive takes a while. */
function noise(length: number): string {
  return Array.from({ length: length / 8 }, () =>
    Math.random().toString(36).slice(2, 10).padEnd(8, 'x'),
  ).join('')
}
