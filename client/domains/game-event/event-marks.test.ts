import { expect, it } from 'vitest'
import { eventMark } from './event-marks.ts'

it('each type of event has a label', () => {
  const submission = { type: 'FlagSubmit', answer: 'flag{a}', challengeTitle: 'Web 1' } as const
  expect(eventMark({ ...submission, isCorrect: true })).toEqual({
    label: 'Right',
    tone: 'ok',
    answer: 'flag{a}',
    challenge: 'Web 1',
  })
  expect(eventMark({ ...submission, isCorrect: false }).label).toBe('Wrong')
  expect(eventMark({ ...submission, isCorrect: false, challengeTitle: '' })).toEqual({
    label: 'Wrong',
    tone: 'plain',
    answer: 'flag{a}',
    note: 'Box',
  })
  expect(eventMark({ type: 'CheatDetected', challengeTitle: 'Web 1', ownerTeamName: 'Blues' })).toEqual({
    label: 'Cheat',
    tone: 'bad',
    challenge: 'Web 1',
    note: 'Flag',
    owner: 'Blues',
  })
  expect(eventMark({ type: 'CheatDetected', challengeTitle: 'Web 1' }, 'flag{a}')).toMatchObject({
    label: 'Cheat',
    note: 'Bait',
    answer: 'flag{a}',
  })
  expect(eventMark({ type: 'ContainerDestroy', challengeTitle: 'Web 1' })).toMatchObject({
    label: 'Stopped',
    challenge: 'Web 1',
  })
})
