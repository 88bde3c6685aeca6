import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inProject } from './project.js'
import { isFresh, markFresh } from './stale.js'

const folder = join('.halyard', `stale-test-${process.pid}`)
const path = (...parts) => inProject(folder, ...parts)
const step = {
  name: `stale-test-${process.pid}`,
  inputs: [join(folder, 'source')],
  ignores: [/\.skip$/],
  outputs: [join(folder, 'made')],
}

beforeEach(() => {
  mkdirSync(path('source', 'deep'), { recursive: true })
  writeFileSync(path('source', 'deep', 'one'), 'first')
  writeFileSync(path('made'), '')
  markFresh(step)
})

afterEach(() => {
  rmSync(inProject(folder), { recursive: true, force: true })
  rmSync(inProject('.halyard', 'stamps', `${step.name}.json`), { force: true })
})

it('is fresh while nothing changes', () => {
  expect(isFresh(step)).toBe(true)
})

it('stays fresh when only the time of a file changes, as after a checkout', () => {
  utimesSync(path('source', 'deep', 'one'), new Date(), new Date(0))
  expect(isFresh(step)).toBe(true)
})

it('is stale when a file is changed, added or removed', () => {
  writeFileSync(path('source', 'deep', 'one'), 'other')
  expect(isFresh(step)).toBe(false)
  markFresh(step)
  writeFileSync(path('source', 'two'), '')
  expect(isFresh(step)).toBe(false)
  markFresh(step)
  rmSync(path('source', 'two'))
  expect(isFresh(step)).toBe(false)
})

it('is stale when its output is missing', () => {
  rmSync(path('made'))
  expect(isFresh(step)).toBe(false)
})

it('does not read ignored files', () => {
  writeFileSync(path('source', 'notes.skip'), '')
  expect(isFresh(step)).toBe(true)
})
