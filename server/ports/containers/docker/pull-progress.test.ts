import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startFakeEngine } from '../../../../tests/kit/services/docker/fake-engine.ts'
import { createEngineImages } from './docker-images.ts'

const image = 'registry.example.org/box:1'
const inspect = `GET /images/${image}/json`
const lines = (...all: (object | string)[]) =>
  all.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\r\n`).join('')
const layer = (current: number) => ({
  id: 'a',
  status: 'Downloading',
  progressDetail: { current, total: 200 },
})

/** Pulls from an engine that answers with status 200 and this body. */
async function pull(body: string | ((response: ServerResponse) => void), isThere = true) {
  const engine = await startFakeEngine({
    'POST /images/create': typeof body === 'function' ? body : (response) => response.end(body),
    ...(isThere && { [inspect]: {} }),
  })
  const percents: (number | null)[] = []
  const { docker, host } = engine
  try {
    await createEngineImages({ docker, engine: host, accounts: {} }).pull(image, (one) => percents.push(one))
    return percents
  } finally {
    await engine.stop()
  }
}

describe('a pull', () => {
  it('reports the share of what is downloaded', async () => {
    const body = lines({ status: 'Pulling from box', id: '1' }, layer(50), layer(120), { status: 'Done' })
    expect(await pull(body)).toEqual([null, 25, 60])
  })

  it.each([
    ['Docker', { errorDetail: { message: 'unknown blob' }, error: 'unknown blob' }],
    ['Docker without the short form', { errorDetail: { message: 'unknown blob' } }],
    ['Podman', { error: 'unknown blob' }],
  ])('fails with the message of %s that follows the status 200', async (_engine, error) => {
    await expect(pull(lines(layer(50), error))).rejects.toMatchObject({
      failure: 'image',
      message: 'unknown blob',
    })
  })

  it('fails if the answer is cut off', async () => {
    const cut = (response: ServerResponse) => {
      response.write(lines(layer(50)), () => response.destroy())
    }
    await expect(pull(cut)).rejects.toMatchObject({ message: expect.stringMatching(/aborted|hang up/) })
  })

  it('fails if the answer is none of an engine', async () => {
    await expect(pull(lines('<html>'))).rejects.toMatchObject({ failure: 'image' })
  })

  it('fails if the engine reports no error and does not have the image', async () => {
    await expect(pull(lines({ status: 'Done' }), false)).rejects.toMatchObject({
      failure: 'image',
      message: 'the engine did not get the image',
    })
  })
})
