import { statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

/** The address of the client's first script in a page. */
const entry = /data-entry href="(\/app\/[^"]+\.js)"/

let product: Product

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
})

afterAll(() => product.stop())

describe('addresses of the built client', () => {
  it('are pages, but for its files', async () => {
    const visitor = product.anonymous()
    const page = await visitor.fetch('/games/1/nothing')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const [, script = ''] = entry.exec(await page.text()) ?? []
    const file = await visitor.fetch(script)
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-type')).toContain('javascript')

    const texts = await visitor.fetch('/static/de-DE.json')
    expect(texts.headers.get('cache-control')).toBe('public, max-age=3600')
    const ofBuild = await visitor.fetch('/static/de-DE.json?v=1')
    expect(ofBuild.headers.get('cache-control')).toContain('immutable')
  })

  it('belong to the build that answers of GraphQL name', async () => {
    const visitor = product.anonymous()
    const [, script] = entry.exec(await (await visitor.fetch('/')).text()) ?? []
    const answer = await visitor.fetch('/graphql?query={platform{version}}')
    expect(answer.headers.get('x-client-build')).toBe(script)
  })

  it.each([
    ['zstd, gzip, deflate, br', 'br'],
    ['zstd, gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('come as the build compressed them: %s', async (accepted, encoding) => {
    const visitor = product.anonymous()
    const page = await (await visitor.fetch('/')).text()
    const [, script = ''] = entry.exec(page) ?? []
    const whole = await (await visitor.fetch(script, { headers: { 'accept-encoding': 'identity' } })).text()
    const file = await visitor.fetch(script, { headers: { 'accept-encoding': accepted } })
    expect([file.headers.get('content-encoding'), file.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    expect(await file.text()).toBe(whole)
    const folder = path.resolve(import.meta.dirname, '../../dist/client')
    const extension = { br: '.br', gzip: '.gz' }[encoding ?? ''] ?? ''
    expect(Number(file.headers.get('content-length'))).toBe(statSync(folder + script + extension).size)
  })

  it.each(['/app/GamesPage-0ldBu1ld.js', '/app/x.css', '/static/x.woff2'])(
    'name what is not there: %s',
    async (path) => {
      const gone = await product.anonymous().fetch(path)
      expect([gone.status, await gone.json()]).toMatchObject([404, { status: 404, code: 'HTTP_NOT_FOUND' }])
      expect(gone.headers.get('cache-control')).toBe('no-store')
    },
  )
})
