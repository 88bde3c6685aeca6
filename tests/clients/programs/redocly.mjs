import assert from 'node:assert/strict'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { base } from './journey.mjs'

// Both documents keep to the rules of their version of OpenAPI.
const config = await createConfig({ extends: ['spec'] })
for (const name of ['openapi.json', 'openapi-3.0.json']) {
  const source = await (await fetch(`${base}/api/${name}`)).text()
  const problems = await lintFromString({ source, absoluteRef: name, config })
  const found = problems.map(({ message, location }) => `${name} ${location[0]?.pointer}: ${message}`)
  assert.deepEqual(found, [])
}
