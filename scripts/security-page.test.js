import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const page = readFileSync(new URL('docs/operators/security.md', root), 'utf8')
const named = [...page.matchAll(/`((?:tests|server|client|cli)\/[^`]+)`/g)].map(([, file]) => file)

it('names only existing tests in the threat model', () => {
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
})
