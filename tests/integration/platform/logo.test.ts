import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { createPageSettings } from '../../../server/domains/platform/page-settings.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const logo = '/api/admin/config/logo'

async function picture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 100, height: 50, channels: 3, background: color } })
    .png()
    .toBuffer()
}

function form(bytes: Uint8Array, field = 'file'): FormData {
  const data = new FormData()
  data.append(field, new Blob([Uint8Array.from(bytes)]), 'logo.png')
  return data
}

async function hashes(): Promise<{ logoHash: string; faviconHash: string }> {
  const { body } = await admin.rest('GET', '/api/admin/config')
  return (body as { globalConfig: { logoHash: string; faviconHash: string } }).globalConfig
}

async function sizeOf(path: string): Promise<[width: number, height: number]> {
  const answer = await test.anonymous().fetch(path)
  expect(answer.status).toBe(200)
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return [width, height]
}

const pageIcon = async () => (await createPageSettings(test.services)()).icon

describe('the favicon', () => {
  it('is the product’s own without a logo', async () => {
    const answer = await test.anonymous().fetch('/favicon.webp')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('content-disposition')).toContain('favicon.webp')
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"favicon-[0-9a-f]{8}"$/)
    const again = await test.anonymous().fetch('/favicon.webp', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await test.anonymous().fetch('/favicon.webp', { method: 'HEAD' })).status).toBe(200)
    expect(await pageIcon()).toBeNull()
  })
})

describe('the logo', () => {
  it('is stored in its width, and a favicon made of it', async () => {
    const answer = await admin.rest('POST', logo, form(await picture('red')))
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    const { logoHash, faviconHash } = await hashes()
    const { logoUrl } = (await test.anonymous().rest('GET', '/api/config')).body as { logoUrl: string }
    expect(logoUrl).toBe(`/assets/${logoHash}/logo`)
    expect(await sizeOf(logoUrl)).toEqual([640, 320])
    expect(await sizeOf('/favicon.webp')).toEqual([256, 128])
    const icon = await test.anonymous().fetch('/favicon.webp')
    expect(icon.headers.get('etag')).toBe(`"favicon-${faviconHash.slice(0, 8)}"`)
    expect(await pageIcon()).toBe(`/favicon.webp?v=${faviconHash.slice(0, 8)}`)
  })

  it('replaces the earlier one, and stays when the new file is not a picture', async () => {
    await admin.rest('POST', logo, form(await picture('green')))
    const before = await hashes()
    const refused = await admin.rest(
      'POST',
      logo,
      form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    )
    expect(refused.body).toMatchObject({ status: 400, code: 'ASSET_NOT_AN_IMAGE' })
    expect(await hashes()).toEqual(before)
    expect((await test.anonymous().fetch(`/assets/${before.logoHash}/logo`)).status).toBe(200)
    await admin.rest('POST', logo, form(await picture('blue')))
    const after = await hashes()
    expect(after.logoHash).not.toBe(before.logoHash)
    for (const hash of [before.logoHash, before.faviconHash]) {
      expect((await test.anonymous().fetch(`/assets/${hash}/logo`)).status).toBe(404)
    }
    // Uploading the same picture again keeps its file.
    await admin.rest('POST', logo, form(await picture('blue')))
    expect(await hashes()).toEqual(after)
    expect((await test.anonymous().fetch(`/assets/${after.logoHash}/logo`)).status).toBe(200)
  })

  it.each([
    ['an empty file', () => form(new Uint8Array()), 'ASSET_PICTURE_EMPTY'],
    ['one that is too large', () => form(new Uint8Array(3 * 1024 ** 2 + 1)), 'ASSET_PICTURE_TOO_LARGE'],
    ['another field', () => form(new Uint8Array(9), 'logo'), 'INVALID_INPUT'],
  ])('refuses %s', async (_what, make, code) => {
    expect((await admin.rest('POST', logo, make())).body).toMatchObject({ status: 400, code })
  })

  it('goes back to the product’s own', async () => {
    await admin.rest('POST', logo, form(await picture('white')))
    const { logoHash } = await hashes()
    const answer = await admin.rest('DELETE', logo)
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    expect(await hashes()).toMatchObject({ logoHash: '', faviconHash: '' })
    expect((await test.anonymous().rest('GET', '/api/config')).body).toMatchObject({ logoUrl: null })
    expect((await test.anonymous().fetch(`/assets/${logoHash}/logo`)).status).toBe(404)
    expect(await pageIcon()).toBeNull()
    await admin.rest('POST', logo, form(await picture('white')))
    const { result } = await admin.query<{ result: object }>(
      'mutation { result: resetLogo { ... on ResetLogoPayload { settings { globalConfig { logoUrl } } } } }',
    )
    expect(result).toEqual({ settings: { globalConfig: { logoUrl: null } } })
  })

  it('is made of an uploaded file over GraphQL', async () => {
    const files = new FormData()
    files.append('files', new Blob([Uint8Array.from(await picture('navy'))]), 'navy.png')
    const [uploaded] = (await admin.rest('POST', '/api/assets', files)).body as { hash: string }[]
    const result = await admin.mutate<{ settings: { globalConfig: { logoUrl: string } } }>(
      'updateLogo',
      { hash: uploaded?.hash },
      'settings { globalConfig { logoUrl } }',
    )
    expect(await sizeOf(result.settings.globalConfig.logoUrl)).toEqual([640, 320])
    expect(await admin.mutate('updateLogo', { hash: 'no hash' })).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path: ['hash'] }],
    })
  })

  it('falls back to the built-in favicon if the stored one is missing', async () => {
    await admin.rest('POST', logo, form(await picture('black')))
    const { faviconHash } = await hashes()
    await test.services.storage.remove(faviconHash)
    const answer = await test.anonymous().fetch('/favicon.webp')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).not.toContain(faviconHash.slice(0, 8))
  })
})
