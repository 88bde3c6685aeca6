import { describe, expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readYaml } from '../yaml.ts'
import { readDialect } from '../read-dialect.ts'

function read(lines: string[], parts: Parameters<typeof challengeSource>[1] = {}) {
  const [challenge] = readDialect('ctfcli', challengeSource(lines.join('\n'), parts))
  if (!challenge) throw new Error('the file gave no challenge')
  return challenge
}

const plain = [
  'name: "Old Lighthouse"',
  'author: "ada_l"',
  'category: Reverse Engineering',
  'description: |',
  '  The lamp turns twice a minute.',
  '',
  '  nc lamp.example.org 4000',
  'value: 400',
  'type: dynamic',
  'decay: 50',
  'minimum: 100',
  'flags:',
  '  - flag{turn}',
  '  - flag{turn_turn}',
  'tags:',
  '  - lamp',
  '  - two words',
  'files:',
  'state: hidden',
  'version: "0.1"',
]

const exact = (...flags: string[]) => flags.map((flag) => ({ flag, kind: 'Exact' }))

describe('readChallenge', () => {
  it('reads a typical file', () => {
    const challenge = read(plain)
    expect(challenge).toMatchObject({
      title: 'Old Lighthouse',
      category: 'Reverse',
      score: { originalScore: 400, minScoreRate: 0.25, decaySolves: 50, scoreCurve: 'Logarithmic' },
      flags: { values: exact('flag{turn}', 'flag{turn_turn}'), isComplete: true },
      hints: undefined,
      isEnabled: false,
      files: [],
      warnings: [],
    })
    expect(joinContent(challenge.content ?? [])).toBe(
      'The lamp turns twice a minute.\n\nnc lamp.example.org 4000\n\n*Author: ada\\_l*\n\n*Tags: lamp, two words*',
    )
  })

  it('accepts typing errors and empty keys', () => {
    const challenge = read([
      'author: :"Ada"',
      'description: x',
      'category: misc',
      'value: 1',
      'flags: [f]',
      'hints:',
    ])
    expect(challenge.title).toBe('Old Lighthouse')
    expect(challenge.content?.[1]?.text).toBe('*Author: Ada*')
    expect(challenge.hints).toBeUndefined()
    expect(challenge.warnings).toEqual(['name: missing; the name of the folder is used: Old Lighthouse'])
  })

  it('keeps numeric texts as written', () => {
    const challenge = read(['name: 0x10', 'category: Web', 'flags:', '  - 007', '  - 1e3', '  - true'])
    expect(challenge.title).toBe('0x10')
    expect(challenge.flags?.values).toEqual(exact('007', '1e3', 'true'))
  })

  it('reads flags of 512 characters and patterns of 127, and skips longer ones', () => {
    const pattern = (length: number) => `  - {type: regex, content: ${'p'.repeat(length)}}`
    const text = (length: number) => `  - ${'t'.repeat(length)}`
    const challenge = read(['name: n', 'flags:', pattern(127), pattern(128), text(512), text(513)])
    expect(challenge.flags).toEqual({
      values: [{ flag: 'p'.repeat(127), kind: 'Regex' }, ...exact('t'.repeat(512))],
      isComplete: false,
    })
    expect(challenge.warnings).toEqual(
      expect.arrayContaining([
        'flags: flag 2 is skipped: it is longer than 127 characters',
        'flags: flag 4 is skipped: it is longer than 512 characters',
      ]),
    )
  })

  it('reads flags and hints as maps, and skips unknown flags', () => {
    const challenge = read([
      'name: n',
      'category: web',
      'value: 1',
      'flags:',
      '  - {type: static, content: "flag{a}"}',
      '  - {type: static, content: "flag{b}", data: case_insensitive}',
      '  - {type: regex, content: "flag{.*}"}',
      '  - {type: regex, content: "flag{.+}", data: case_insensitive}',
      '  - {type: magic, content: "flag{c}"}',
      'hints:',
      '  - look up',
      '  - {content: look down, cost: 10}',
      '  - {content: look around, title: Horizon}',
    ])
    expect(challenge.flags).toEqual({
      values: [
        { flag: 'flag{a}', kind: 'Exact' },
        { flag: 'flag{b}', kind: 'CaseInsensitive' },
        { flag: 'flag{.*}', kind: 'Regex' },
        { flag: '(?i)flag{.+}', kind: 'Regex' },
      ],
      isComplete: false,
    })
    expect(challenge.hints).toEqual(['look up'])
    expect(challenge.extraHints).toEqual([
      { title: '', content: 'look down', cost: 10 },
      { title: 'Horizon', content: 'look around', cost: 0 },
    ])
    expect(challenge.warnings).toEqual(['flags: flag 5 is skipped: the type "magic" is unknown'])
  })

  it('warns about unknown keys and values', () => {
    const { category, isEnabled, warnings } = read([
      'name: n',
      'category: Telepathy',
      'state: foggy',
      'flags: [f]',
      'mystery: 3',
      'replicas: 2',
      'containers: {server: {build: .}}',
      'value: 1',
    ])
    expect(category).toBe('Misc')
    expect(isEnabled).toBeUndefined()
    expect(warnings).toEqual([
      'containers are not imported: the challenge becomes a static attachment. Build and push the image, and name it with the key image',
      'state: "foggy" is neither visible nor hidden',
      'category: unknown category "Telepathy"; Misc is used',
      'mystery: not supported',
    ])
  })

  it('also reads points below extra', () => {
    const extra = ['name: n', 'type: dynamic', 'value: 1', 'extra: {initial: 300, decay: 20, minimum: 30}']
    expect(read(extra).score).toMatchObject({ originalScore: 300, minScoreRate: 0.1 })
    expect(read(['name: n', 'type: standard', 'value: 10']).score).toEqual({
      originalScore: 10,
      scoreCurve: 'Fixed',
      minScoreRate: 1,
    })
    expect(read(['name: n', 'value: many']).score).toBeUndefined()
  })

  it('rejects a file that is not a challenge, and names the line', () => {
    expect(() => readYaml('name: "open\nflags: [x]')).toThrow(/not readable as YAML, line/)
    expect(() => readYaml('- a\n- b')).toThrow(/not a map of keys and values/)
    expect(() => readYaml('')).toThrow('the file is empty')
    expect(() => readYaml('name: a\n---\nname: b')).toThrow(/has 2 YAML documents/)
  })

  const base = ['name: n', 'category: web', 'value: 10', 'flags: [f]']

  it('maps an image of a registry to a container, with the port of the Dockerfile', () => {
    const files = { Dockerfile: 'FROM alpine\nEXPOSE 4000 5000\n' }
    expect(read([...base, 'image: ghcr.io/event/door:1'], { files })).toMatchObject({
      type: 'StaticContainer',
      settings: { containerImage: 'ghcr.io/event/door:1', containerExposePort: 4000 },
      warnings: [],
    })
    expect(
      read([...base, 'type: container', 'extra: {image: "registry://r.example/a", port: 1337}']),
    ).toMatchObject({
      type: 'StaticContainer',
      settings: { containerImage: 'r.example/a', containerExposePort: 1337 },
    })
    const built = read([...base, 'image: .'])
    expect(built.type).toBeUndefined()
    expect(built.warnings.join()).toContain('image: "." must be built first')
  })

  it('maps requirements, attempts and the time of the release', () => {
    const challenge = read([
      ...base,
      'requirements: {prerequisites: [Door, 12], anonymize: true}',
      'attempts: 5',
      'scheduled_at: "2027-03-01T11:00:00+02:00"',
    ])
    expect(challenge).toMatchObject({
      requirements: ['Door'],
      settings: { submissionLimit: 5, lockedView: 'Card', releaseAt: '2027-03-01T09:00:00.000Z' },
      warnings: [
        'requirements: 12 is the id of a challenge on another platform. Write the name of the challenge',
      ],
    })
    const naive = read([...base, 'state: visible', 'scheduled_at: 2027-03-01 11:00'])
    expect(naive.isEnabled).toBe(false)
    expect(naive.warnings.join()).toContain('not a time with an offset')
  })

  it('does not enable a challenge that needs all of its flags', () => {
    const challenge = read([...base.slice(0, 3), 'flags: [a, b]', 'logic: all', 'state: visible'])
    expect(challenge.isEnabled).toBe(false)
    expect(challenge.warnings.join()).toContain('logic: "all" is not supported')
  })

  it('fills the names in connection info, or leaves the line out', () => {
    const lines = [...base, 'description: See ${x} and {{7*7}}', 'connection_info: "nc ${host} 4000"']
    const filled = read(lines, { options: { host: 'play.example.org' } })
    expect(joinContent(filled.content ?? [])).toContain('nc play.example.org 4000')
    expect(filled.warnings).toEqual([])
    const missing = read(lines)
    expect(joinContent(missing.content ?? [])).toBe('See ${x} and {{7*7}}')
    expect(missing.warnings).toEqual([
      'connection_info: a line is left out, because the value of ${host} is unknown; give the host with --host',
    ])
  })

  it('says that a port is missing when only the host is known', () => {
    const lines = [...base, 'connection_info: "nc ${host} ${port}"']
    expect(read(lines, { options: { host: 'play.example.org' } }).warnings).toEqual([
      'connection_info: a line is left out, because the value of ${port} is unknown; the file does not give it',
    ])
  })

  it('does not ignore one half of a score below halyard silently', () => {
    const curve = read([...base, 'halyard: {scoreCurve: Linear, decaySolves: 5}'])
    expect(curve.warnings).toEqual([
      'halyard.scoreCurve: not used without halyard.originalScore; the points of the other keys apply',
    ])
    const points = read([...base, 'halyard: {originalScore: 300}'])
    expect(points.warnings).toEqual([
      'halyard.originalScore: not used without halyard.scoreCurve; the points of the other keys apply',
    ])
  })

  it('takes the category from the tags, the id, and clears what is written as an empty list', () => {
    const challenge = read([
      'id: door',
      'name: n',
      'category: beginner',
      'tags: [easy, crypto]',
      'hints: []',
      'files: []',
      'flags: []',
      'hosting_type: kube',
    ])
    expect(challenge).toMatchObject({
      id: 'door',
      category: 'Crypto',
      hints: [],
      extraHints: [],
      clearsFiles: true,
      flags: { values: [], isComplete: true },
      isEnabledByDefault: true,
    })
  })

  it('reports keys below extra and hints that require others', () => {
    const { warnings } = read([
      ...base,
      'extra: {volumes: [a], initial: 5}',
      'hints: [{content: a, requirements: [b]}]',
      'module: x',
    ])
    expect(warnings).toEqual([
      'hints: hint 1 requires other hints, which is not supported; it can be bought at once',
      'extra.volumes: not supported',
      'module: not supported',
    ])
  })
})
