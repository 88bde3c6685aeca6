import { expect, it } from 'vitest'
import { readFlags } from './flags.ts'
import { yamlValueOf } from '../yaml.ts'

it('skips a pattern with a construct that the platform does not support, and names it', () => {
  const warnings: string[] = []
  const flags = readFlags(yamlValueOf(['f', { type: 'regex', content: 'a(?=b)' }]), (text) =>
    warnings.push(text),
  )
  expect(flags).toEqual({ values: [{ flag: 'f', kind: 'Exact' }], isComplete: false })
  expect(warnings).toEqual([
    'flags: flag 2 is skipped: its pattern has look-around, which the platform does not support',
  ])
})

it('notes what matches less than in Python, but not in files that the platform wrote', () => {
  const notes: string[] = []
  const note = (text: string) => void notes.push(text)
  const value = yamlValueOf([
    { type: 'regex', content: String.raw`\w+[\d\D]` },
    { type: 'regex', content: String.raw`\.\\w` },
  ])
  readFlags(value, () => undefined, { note })
  expect(notes).toEqual([expect.stringMatching(/flag 1 .*\\w has only [^;]*; \\d has only [^;]*$/)])
  readFlags(value, () => undefined, { note, isWritten: true })
  expect(notes).toHaveLength(1)
})
