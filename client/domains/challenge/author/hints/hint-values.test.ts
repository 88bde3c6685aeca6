import { expect, test } from 'vitest'
import { extraHintErrors, extraHintsInput, missingHintFields, newExtraHint } from './hint-values.ts'

const bought = { ...newExtraHint, hintId: 'hint 1', content: 'Look at the stern.', cost: 20 }
const untitled = { ...newExtraHint, cost: 5 }

test('a new hint without any value is not saved', () => {
  expect(extraHintsInput([newExtraHint, bought])).toEqual([{ ...bought, releaseAt: null }])
  expect(missingHintFields([newExtraHint, bought])).toEqual([])
})

test('a hint with a value needs its text', () => {
  expect(missingHintFields([bought, untitled])).toEqual(['extraHints.1.content'])
  expect(missingHintFields([{ ...bought, content: ' ' }])).toEqual(['extraHints.0.content'])
})

test('the errors of the server have the places of the hints in the form', () => {
  const errors = { 'hints.0.cost': 'Too high.', hints: 'Too many.' }
  expect(extraHintErrors(errors, [newExtraHint, bought])).toEqual({
    'extraHints.1.cost': 'Too high.',
    '': 'Too many.',
  })
})
