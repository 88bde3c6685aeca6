import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LIBRARIES } from './libraries.ts'

const root = resolve(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8')) as never
const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> }

const listed = LIBRARIES.flatMap(({ spdx, libraries }) => libraries.map(({ from }) => [from, spdx] as const))

test.each(listed)('%s is used, under %s', (from, spdx) => {
  expect(dependencies).toHaveProperty([from])
  const { license } = readJson(`node_modules/${from}/package.json`) as { license: string }
  expect(license).toContain(spdx)
})
