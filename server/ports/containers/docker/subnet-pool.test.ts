import { describe, expect, it } from 'vitest'
import { createSubnetPool, isSubnetRange, partOf } from './subnet-pool.ts'

describe('networks for containers', () => {
  it('are taken from the range, each used once until it is released', () => {
    const pool = createSubnetPool('10.213.7.99/27')
    const all = ['10.213.7.96/29', '10.213.7.104/29', '10.213.7.112/29', '10.213.7.120/29']
    expect(all.map(() => pool.take()).sort()).toEqual(all.toSorted())
    expect(() => pool.take()).toThrow('in use')
    pool.release('10.213.7.112/29')
    expect(pool.take()).toBe('10.213.7.112/29')
  })

  it('skip networks in use by others', () => {
    const pool = createSubnetPool('10.0.0.0/28')
    pool.learn(['10.0.0.0/29', '192.168.0.0/24'])
    expect(pool.take()).toBe('10.0.0.8/29')
    pool.learn([])
    expect(pool.take()).toBe('10.0.0.0/29')
  })

  it('are taken from equal parts of the range by engines of one machine', () => {
    const parts = (range: string, count: number) =>
      Array.from({ length: count }, (_, index) => partOf(range, { index, count }))
    expect(parts('10.213.0.0/16', 1)).toEqual(['10.213.0.0/16'])
    expect(parts('10.213.0.0/16', 3)).toEqual(['10.213.0.0/18', '10.213.64.0/18', '10.213.128.0/18'])
    expect(parts('10.0.0.0/28', 2)).toEqual(['10.0.0.0/29', '10.0.0.8/29'])
    expect(parts('10.0.0.0/29', 2)).toEqual(['10.0.0.0/29', '10.0.0.0/29'])
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
