import { describe, expect, it } from 'vitest'
import { readClosedReason } from './container-issues.ts'
import type { ContainerEngine, ContainerIssue } from './container-runtime.ts'

const rootless: ContainerIssue = { kind: 'isolation', engine: null, detail: 'the engine is rootless' }
const ignored: ContainerIssue = { kind: 'limits', engine: null, detail: 'memory' }
const readReason = (issues: ContainerIssue[], engines: string[] = []) =>
  readClosedReason({
    engines: engines.map((name) => ({ name }) as ContainerEngine),
    issues: () => Promise.resolve(issues),
  })

describe('the reason that no container starts', () => {
  it('is that of the only engine', async () => {
    expect(await readReason([ignored, rootless])).toBe('the engine is rootless')
  })

  it('is there only if all of several engines have one, and names them', async () => {
    const north = { ...rootless, engine: 'north' }
    expect(await readReason([north], ['north', 'south'])).toBeNull()
    const south = { ...rootless, engine: 'south', detail: 'iptables is not installed' }
    expect(await readReason([north, south], ['north', 'south'])).toBe(
      'north: the engine is rootless; south: iptables is not installed',
    )
  })

  it('is none if limits are ignored', async () => {
    expect(await readReason([ignored])).toBeNull()
  })
})
