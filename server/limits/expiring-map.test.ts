import { beforeEach, expect, it } from 'vitest'
import { createExpiringMap } from './expiring-map.ts'

let time = 0
let map = newMap()

function newMap() {
  return createExpiringMap<number>({ now: () => time, isExpired: (until, at) => until <= at })
}

beforeEach(() => {
  time = 1_000_000
  map = newMap()
})

it('drops expired values once a minute, and keeps the others', () => {
  map.set('short', time + 1)
  map.set('long', time + 90_000)
  time += 59_999
  expect([map.get('short'), map.size]).toEqual([1_000_001, 2])
  time += 1
  expect([map.get('short'), map.get('long'), map.size]).toEqual([undefined, 1_090_000, 1])
  map.set('later', time + 1)
  time += 59_999
  expect([map.get('later'), map.size]).toEqual([1_060_001, 2])
  time += 1
  expect([map.get('long'), map.size]).toEqual([undefined, 0])
})

it('deletes a value at once', () => {
  map.set('key', time + 90_000)
  map.delete('key')
  expect([map.get('key'), map.size]).toEqual([undefined, 0])
})
