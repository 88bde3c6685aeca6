import { describe, expect, it } from 'vitest'
import type { Attachment } from '../../challenge-file/attachment.ts'
import { readCtfcli } from '../../challenge-file/ctfcli/read-ctfcli.ts'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { planChallenge } from './plan-challenge.ts'

function read(text: string) {
  const [challenge] = readCtfcli(challengeSource(text))
  if (!challenge) throw new Error('the file gave no challenge')
  return { ...challenge, sourceKey: 'web/tide/challenge.yml' }
}

const source = {
  name: 'Tide',
  author: 'ada',
  category: 'Web',
  description: 'Twice a day.',
  value: '500',
  type: 'dynamic',
  decay: '45',
  minimum: '100',
  flags: '["flag{a}"]',
  tags: '[sea]',
  state: 'hidden',
}
const file = (changes: Partial<Record<keyof typeof source | 'hints' | 'function', string>> = {}) => {
  const lines = Object.entries({ ...source, ...changes }).map(([key, value]) => `${key}: ${value}`)
  return read(lines.join('\n'))
}
const local: Attachment = { type: 'Local', name: 'a', hash: 'h1', open: () => Promise.resolve(new Blob()) }

/** The challenge on the platform after a first import. */
const onPlatform = (changes: Partial<GameChallenge> = {}): GameChallenge => {
  const { update, addFlags } = planChallenge(file(), undefined, undefined)
  return {
    id: 'challenge 1',
    title: 'Tide',
    sourceKey: 'web/tide/challenge.yml',
    content: '',
    category: 'Web',
    type: 'StaticAttachment',
    hints: [],
    extraHints: [],
    isEnabled: false,
    originalScore: 0,
    minScoreRate: 0,
    decaySolves: 0,
    scoreCurve: 'Exponential',
    scoreTable: null,
    ...update,
    source: null,
    flags: addFlags.map((flag, index) => ({ ...flag, id: `flag ${index + 1}`, isBait: false })),
    challengeAttachment: null,
    containerImage: '',
    containerExposePort: 80,
    memoryLimitMib: 64,
    cpuTenths: 1,
    storageLimitMib: 256,
    enableTrafficCapture: false,
    warmInstances: 0,
    flagTemplate: null,
    fileName: 'attachment',
    attemptMode: 'Lockout',
    cooldownSeconds: 60,
    unlockCount: null,
    disableBloodBonus: false,
    decidesTies: true,
    submissionLimit: 0,
    lockedView: 'Hidden',
    releaseAt: null,
    closeAt: null,
    requiredChallenges: [],
    ...changes,
  }
}

describe('planChallenge', () => {
  it('plans no change the second time', () => {
    const plan = planChallenge(file(), undefined, onPlatform())
    expect(plan).toMatchObject({ changedKeys: [], update: {}, addFlags: [], removeFlags: [], enable: false })
  })

  it.each([
    ['value', '400'],
    ['minimum', '50'],
    ['decay', '60'],
    ['function', 'linear'],
    ['category', 'Pwn'],
    ['description', 'Thrice a day.'],
    ['author', 'grace'],
    ['tags', '[sea, salt]'],
    ['flags', '["flag{b}"]'],
    ['hints', '[look at the moon]'],
    ['state', 'visible'],
  ] as const)('names %s alone when it alone is another', (key, value) => {
    expect(planChallenge(file({ [key]: value }), undefined, onPlatform()).changedKeys).toEqual([key])
  })

  it('keeps a hint with a cost, and its time, as long as its text is the same', () => {
    const paid = {
      id: 'hint 1',
      title: '',
      content: 'look at the moon',
      cost: 10,
      releaseAt: '2030-01-01T00:00:00Z',
    }
    const other = { ...paid, id: 'hint 2', content: 'look away' }
    const hints = (cost: number) => file({ hints: `[{content: look at the moon, cost: ${cost}}]` })
    const current = onPlatform({ extraHints: [paid] })
    expect(planChallenge(hints(10), undefined, current).changedKeys).toEqual([])
    expect(planChallenge(file(), undefined, current).extraHints).toBeUndefined()
    const { extraHints, update } = planChallenge(
      hints(20),
      undefined,
      onPlatform({ extraHints: [other, paid] }),
    )
    const { title, content, releaseAt } = paid
    expect(extraHints).toEqual([{ title, content, releaseAt, cost: 20, hintId: 'hint 1' }])
    expect(update).toEqual({})
  })

  it('keeps the minimum in points when only the value changes', () => {
    const { update } = planChallenge(file({ value: '400' }), undefined, onPlatform())
    expect(update).toEqual({ originalScore: 400, minScoreRate: 0.25 })
  })

  it('does not change values that the file does not give', () => {
    const bare = read('name: Tide\ncategory: Web')
    const current = onPlatform({ hints: ['by hand'], isEnabled: true, originalScore: 123 })
    expect(planChallenge(bare, undefined, current).changedKeys).toEqual([])
  })

  it('recognizes a file by its key, under another title and at another place', () => {
    const renamed = planChallenge(file({ name: 'Ebb' }), undefined, onPlatform())
    expect(renamed).toMatchObject({ changedKeys: ['name'], update: { title: 'Ebb' } })
    const moved = planChallenge(file(), undefined, onPlatform({ sourceKey: 'old/tide/challenge.yml' }))
    expect(moved.changes).toEqual([
      { key: 'path', before: 'old/tide/challenge.yml', after: 'web/tide/challenge.yml' },
    ])
  })

  it('counts flags and does not show them', () => {
    const { changes } = planChallenge(file({ flags: '["flag{new}"]' }), undefined, onPlatform())
    expect(changes).toEqual([{ key: 'flags', before: '1 flags', after: '1 flags: 1 added, 1 removed' }])
  })

  it('does not disable an enabled challenge', () => {
    const plan = planChallenge(file(), undefined, onPlatform({ isEnabled: true }))
    expect(plan.changedKeys).toEqual([])
  })

  it('enables a visible challenge only with a flag', () => {
    const visible = file({ state: 'visible', flags: '' })
    const plan = planChallenge(visible, undefined, onPlatform({ flags: [] }))
    expect(plan.enable).toBe(false)
    expect(plan.warnings).toEqual(['state: visible, but the challenge has no flag and stays disabled'])
  })

  it('replaces flags, but keeps baits, and manual ones when the file has an unknown flag', () => {
    const old = { id: 'flag 5', flag: 'flag{old}', kind: 'Exact', isBait: false } as const
    const bait = { id: 'flag 6', flag: 'flag{bait}', kind: 'Exact', isBait: true } as const
    const current = onPlatform({ flags: [old, bait] })
    const added = { flag: 'flag{a}', kind: 'Exact' }
    expect(planChallenge(file(), undefined, current)).toMatchObject({ addFlags: [added], removeFlags: [old] })
    const unknown = file({ flags: '["flag{a}", {type: magic, content: x}]' })
    expect(planChallenge(unknown, undefined, current)).toMatchObject({ addFlags: [added], removeFlags: [] })
  })

  it('replaces a flag whose kind changed, and keeps it otherwise', () => {
    const kept = { id: 'flag 5', flag: 'flag{a}', kind: 'CaseInsensitive', isBait: false } as const
    const current = onPlatform({ flags: [kept] })
    const same = file({ flags: '[{type: static, content: "flag{a}", data: case_insensitive}]' })
    expect(planChallenge(same, undefined, current)).toMatchObject({ addFlags: [], removeFlags: [] })
    const pattern = file({ flags: '[{type: regex, content: "flag{a}", data: case_insensitive}]' })
    expect(planChallenge(pattern, undefined, current)).toMatchObject({
      addFlags: [{ flag: '(?i)flag{a}', kind: 'Regex' }],
      removeFlags: [kept],
    })
  })

  it('compares files by hash and name', () => {
    const held = (hash: string, name = 'a') =>
      onPlatform({ challengeAttachment: { type: 'Local', url: '/x', hash, name } })
    expect(planChallenge(file(), local, held('h1', 'b')).changedKeys).toEqual(['files'])
    expect(planChallenge(file(), local, held('h1')).changedKeys).toEqual([])
    expect(planChallenge(file(), local, held('h2')).changedKeys).toEqual(['files'])
    expect(planChallenge(file(), undefined, held('h2')).changedKeys).toEqual([])
  })

  it('keeps the flags and files per team of a dynamic challenge', () => {
    const plan = planChallenge(file(), local, onPlatform({ type: 'DynamicAttachment', flags: [] }))
    expect(plan).toMatchObject({ changedKeys: [], addFlags: [] })
    expect(plan.attachment).toBeUndefined()
    expect(plan.warnings).toHaveLength(2)
  })
})
