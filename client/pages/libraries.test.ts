import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LIBRARIES } from './libraries.ts'

const root = resolve(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8')) as never
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }
const manifest = readJson('package.json') as Manifest
// A library that the build bundles is a development dependency.
const dependencies = { ...manifest.dependencies, ...manifest.devDependencies }

const listed = LIBRARIES.flatMap(({ spdx, libraries }) => libraries.map(({ from }) => [from, spdx] as const))

test.each(listed)('the listed library %s is used and has the license %s', (from, spdx) => {
  expect(dependencies).toHaveProperty([from])
  const { license } = readJson(`node_modules/${from}/package.json`) as { license: string }
  expect(license).toContain(spdx)
})
