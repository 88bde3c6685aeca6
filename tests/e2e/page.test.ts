import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../kit/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

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
    const [, script = ''] = /src="(\/app\/[^"]+\.js)"/.exec(await page.text()) ?? []
    const file = await visitor.fetch(script)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=604800'])
    expect(file.headers.get('content-type')).toContain('javascript')
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
