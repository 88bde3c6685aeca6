import { expect, it } from 'vitest'
import { documentNames, specOf } from '../../documents.ts'
import { readGzctf } from './read-gzctf.ts'

type Values = Record<string, unknown>

const hash = 'a'.repeat(64)
const times = { startTime: '2026-06-01T08:00:00.1234567+02:00', endTime: '2026-06-02T08:00:00+02:00' }
const challenge = {
  id: 1,
  title: 'Sail',
  category: 'Web',
  type: 'StaticAttachment',
  enabled: true,
  scoring: { original: 500, minRate: 0.25, difficulty: 5 },
  flags: { static: [{ value: 'flag{a}' }] },
}

function read({
  game = {},
  challenges = [challenge],
  files = [],
}: {
  game?: Values
  challenges?: Values[]
  files?: string[]
}) {
  const documents = new Map<string, unknown>([
    ['manifest.json', { version: '1.0', format: 'GZCTF-GAME' }],
    ['game.json', { title: 'Regatta', ...times, ...game }],
    ...challenges.map((one, index): [string, unknown] => [`challenges/challenge-${index + 1}.json`, one]),
  ])
  const found = readGzctf({ documents, files: new Map(files.map((name) => [name, 5])), others: [] })
  // Every row has the shape of a package.
  for (const name of documentNames) for (const row of found.rowsOf(name)) specOf(name).shape.parse(row)
  const differences = found
    .differences()
    .map(({ code, subject, value }) => `${code} ${subject}: ${value ?? ''}`)
  return { found, differences }
}

it('reads a package with nothing but the required members', () => {
  const { found, differences } = read({})
  expect(differences).toEqual([])
  expect(found.rowsOf('game.json')).toMatchObject([
    {
      start: '2026-06-01T06:00:00.123Z',
      writeupRequired: false,
      bloodBonus: 0,
      inviteCode: null,
      posterHash: null,
    },
  ])
  expect(found.rowsOf('challenges.jsonl')).toMatchObject([
    { isEnabled: true, submissionLimit: 0, attachment: null },
  ])
})

it('packs the blood bonus, and takes the default for one above the score', () => {
  expect(
    read({ game: { bloodBonus: { first: 50, second: 30, third: 10 } } }).found.rowsOf('game.json'),
  ).toMatchObject([{ bloodBonus: 52_459_530 }])
  const { found, differences } = read({ game: { bloodBonus: { first: 1001, second: 0, third: 0 } } })
  expect(found.rowsOf('game.json')).toMatchObject([{ bloodBonus: 52_459_530 }])
  expect(differences).toEqual(['CHANGED game: bloodBonus: 50 ‰, 30 ‰, 10 ‰'])
})

it('maps the permissions of divisions, and lists those that Halyard does not support', () => {
  const divisions = [
    {
      name: 'A',
      defaultPermissions: ['None'],
      challengeConfig: [{ challengeId: 1, permissions: ['ViewChallenge'] }],
    },
    {
      name: 'A',
      inviteCode: 'CODE',
      defaultPermissions: ['All', 'Fly'],
      challengeConfig: [{ challengeId: 9, permissions: [] }],
    },
  ]
  const { found, differences } = read({ game: { divisions } })
  expect(found.rowsOf('divisions.jsonl')).toMatchObject([
    { name: 'A', entry: 'ByHand', standing: 'OutOfCompetition', takesBloods: false, lowersValues: false },
    {
      name: 'A 2',
      entry: 'Code',
      inviteCode: 'CODE',
      standing: 'Ranked',
      takesBloods: true,
      lowersValues: true,
    },
  ])
  expect(found.rowsOf('exclusions.jsonl')).toEqual([])
  expect(differences).toEqual([
    'LEFT_OUT divisions: defaultPermissions: A without SubmitFlags: 1',
    'LEFT_OUT divisions: defaultPermissions: A without GetScore: 1',
    'LEFT_OUT divisions: defaultPermissions: A without RequireReview: 1',
    'LEFT_OUT divisions: defaultPermissions: Fly: 1',
    'LEFT_OUT divisions: challengeConfig.challengeId: 1',
    'CHANGED divisions: name: A: A 2',
  ])
})

it('lists what a challenge loses, once for each key with its count', () => {
  const odd = {
    ...challenge,
    category: 'Yoga',
    mood: 1,
    limits: { submission: 5000 },
    attachment: { type: 'Local', hash, fileName: 'a.txt' },
  }
  const { found, differences } = read({ challenges: [odd, { ...odd, id: 2, flags: null }] })
  expect(found.rowsOf('challenges.jsonl')).toMatchObject([
    { category: 'Misc', submissionLimit: 1000, attachment: null, isEnabled: true },
    { isEnabled: false },
  ])
  expect(differences).toContain('LEFT_OUT challenges: mood: 2')
  expect(differences.filter((line) => line.startsWith('FILE_MISSING a.txt'))).toHaveLength(2)
  expect(differences).toContain('CHANGED challenges: limits.submission: Sail: 5000: 1000')
  expect(differences).toContain('CHANGED challenges: category: Sail: Yoga: Misc')
  expect(differences).toContain('CHANGED challenges: enabled: Sail: false')
})

it('keeps the file of a flag, and lists files that nothing names', () => {
  const attachment = { type: 'Local', hash, fileName: null, fileSize: 5 }
  const flags = { static: [{ value: 'flag{a}', attachment }] }
  const { found, differences } = read({
    challenges: [{ ...challenge, flags }],
    files: [hash, 'b'.repeat(64)],
  })
  expect(found.rowsOf('flags.jsonl')).toMatchObject([{ attachment: { sha256: hash, name: 'attachment' } }])
  expect(found.rowsOf('files.jsonl')).toEqual([
    { sha256: hash, name: 'attachment', bytes: 5, isMissing: false },
  ])
  expect(differences).toEqual(['LEFT_OUT files: 1'])
})

it('keeps the review of a reviewed division, which decides in GZCTF', () => {
  const division = (name: string, ...permissions: string[]) => ({ name, defaultPermissions: permissions })
  const all = [
    'JoinGame',
    'RankOverall',
    'ViewChallenge',
    'SubmitFlags',
    'GetScore',
    'GetBlood',
    'AffectDynamicScore',
  ]
  const reviewed = read({
    game: { acceptWithoutReview: true, divisions: [division('A', 'All'), division('B', ...all)] },
  })
  expect(reviewed.found.rowsOf('game.json')).toMatchObject([{ acceptWithoutReview: false }])
  expect(reviewed.differences).toEqual([
    'LEFT_OUT divisions: defaultPermissions: B without RequireReview: 1',
    'CHANGED game: acceptWithoutReview: true: false',
  ])
  const open = read({ game: { acceptWithoutReview: false, divisions: [division('B', ...all)] } })
  expect(open.found.rowsOf('game.json')).toMatchObject([{ acceptWithoutReview: true }])
  expect(open.differences).toEqual(['CHANGED game: acceptWithoutReview: false: true'])
})

it('names the pictures of texts that the package lacks, and takes those that it has', () => {
  const [there, gone] = ['b'.repeat(64), 'c'.repeat(64)]
  const { found, differences } = read({
    game: { content: `![a](/assets/${there}/a.png)` },
    challenges: [{ ...challenge, content: `![b](/assets/${gone}/b.png)`, hints: [`/assets/${gone}`] }],
    files: [there],
  })
  expect(found.rowsOf('files.jsonl')).toMatchObject([{ sha256: there, name: 'a.png' }])
  expect(differences).toEqual([
    `FILE_MISSING challenges: content: Sail: /assets/${gone}/b.png: `,
    `FILE_MISSING challenges: hints: Sail: /assets/${gone}: `,
  ])
})

it('cuts a long file name before its extension', () => {
  const attachment = { type: 'Local', hash, fileName: `${'x'.repeat(400)}.tar.gz` }
  const { found } = read({ challenges: [{ ...challenge, attachment }], files: [hash] })
  const name = found.rowsOf('challenges.jsonl')[0]?.attachment?.name ?? ''
  expect([name.length, name.slice(-8)]).toEqual([255, 'x.tar.gz'])
})
