import { expect, it } from 'vitest'
import { cpuRoom, memoryRoom } from './container-room.ts'

it.each([
  ['512MiB', { amount: 512 }],
  ['12GiB', { amount: 12_288 }],
  ['150%', { percent: 150 }],
  ['off', null],
])('the memory of all containers may be %s', (text, room) => {
  expect(memoryRoom.parse(text)).toEqual(room)
})

it.each([
  ['16', { amount: 160 }],
  ['400%', { percent: 400 }],
  ['off', null],
])('the CPU of all containers may be %s', (text, room) => {
  expect(cpuRoom.parse(text)).toEqual(room)
})

it.each(['', '0GiB', '12GB', '-5%', '1.5GiB', 'none', '12'])('memory of %j is refused', (text) => {
  expect(memoryRoom.safeParse(text).success).toBe(false)
})

it.each(['', '0', '2.5', '4GiB', 'all'])('CPU of %j is refused', (text) => {
  expect(cpuRoom.safeParse(text).success).toBe(false)
})
