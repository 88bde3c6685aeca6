import { describe, expect, it } from 'vitest'
import { createSubnetPool, isSubnetRange } from './subnet-pool.ts'

describe('networks for containers', () => {
  it('are taken from the range, each used once until it is released', () => {
    const pool = createSubnetPool('10.213.7.99/27')
    const all = ['10.213.7.96/29', '10.213.7.104/29', '10.213.7.112/29', '10.213.7.120/29']
    expect(all.map(() => pool.take()).sort()).toEqual(all.toSorted())
    expect(() => pool.take()).toThrow('in use')
    pool.giveBack('10.213.7.112/29')
    expect(pool.take()).toBe('10.213.7.112/29')
  })

  it('skip networks in use by others', () => {
    const pool = createSubnetPool('10.0.0.0/28')
    pool.learn(['10.0.0.0/29', '192.168.0.0/24'])
    expect(pool.take()).toBe('10.0.0.8/29')
    pool.learn([])
    expect(pool.take()).toBe('10.0.0.0/29')
  })

  it.each([
    ['10.213.0.0/16', true],
    ['172.20.0.0/29', true],
    ['10.213.0.0/30', false],
    ['10.213.0.0', false],
    ['10.213.0.300/16', false],
    ['0.0.0.0/0', false],
    ['fd00::/8', false],
  ])('fit into %s: %s', (range, isOne) => {
    expect(isSubnetRange(range)).toBe(isOne)
  })
})
