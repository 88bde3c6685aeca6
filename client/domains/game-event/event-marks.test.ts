import { expect, it } from 'vitest'
import { eventMark } from './event-marks.ts'

it('reads each type of event by the order of its values', () => {
  expect(eventMark({ type: 'FlagSubmit', values: ['Accepted', 'flag{a}', 'Web 1', '7'] })).toEqual({
    label: 'Right',
    tone: 'ok',
    answer: 'flag{a}',
    challenge: 'Web 1',
  })
  expect(eventMark({ type: 'FlagSubmit', values: ['WrongAnswer', 'flag{b}', 'Web 1', '7'] }).label).toBe(
    'Wrong',
  )
  expect(eventMark({ type: 'CheatDetected', values: ['Web 1', 'Reds', 'Blues'] })).toEqual({
    label: 'Cheat',
    tone: 'bad',
    challenge: 'Web 1',
    owner: 'Blues',
  })
  expect(eventMark({ type: 'ContainerDestroy', values: ['7', 'Web 1'] })).toMatchObject({
    label: 'Stopped',
    challenge: 'Web 1',
  })
})
