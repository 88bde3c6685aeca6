import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readDialect } from '../read-dialect.ts'

function read(text: string, parts: Parameters<typeof challengeSource>[1] = {}) {
  const [challenge] = readDialect(
    'gzcli',
    challengeSource(text, { folders: ['events', 'spring', 'Web'], ...parts }),
  )
  if (!challenge) throw new Error('the file gave no challenge')
  return { ...challenge, text: joinContent(challenge.content ?? []) }
}

it('reads a dynamic container with all of its limits', () => {
  const challenge = read(`
name: Door
author: ada
description: "Open it.\\n\\n{{ .host }}"
type: DynamicContainer
value: 500
hints: [look]
submissionLimit: 3
deadlineUtc: 1803891600
disableBloodBonus: true
scripts: {start: make}
container:
  flagTemplate: flag{[GUID]}
  containerImage: ghcr.io/event/door:latest
  memoryLimit: 0
  cpuCount: 5
  exposePort: 8080
  enableTrafficCapture: true
`)
  expect(challenge).toMatchObject({
    title: 'Door',
    type: 'DynamicContainer',
    category: 'Web',
    score: { originalScore: 500, scoreCurve: 'Exponential', minScoreRate: 0.1 },
    hints: ['look'],
    flags: undefined,
    settings: {
      flagTemplate: 'flag{[GUID]}',
      containerImage: 'ghcr.io/event/door:latest',
      memoryLimitMib: 128,
      cpuTenths: 5,
      storageLimitMib: 128,
      containerExposePort: 8080,
      enableTrafficCapture: true,
      submissionLimit: 3,
      closeAt: '2027-03-01T09:00:00.000Z',
      disableBloodBonus: true,
    },
  })
  expect(challenge.text).toBe('Open it.\n\n*Author: ada*')
  expect(challenge.warnings).toEqual([])
})

it('packs a folder, and prefixes the category that the platform does not have', () => {
  const text = 'name: Cheat\ntype: StaticAttachment\nvalue: 50\nflags: [f]\nprovide: dist/'
  const files = { 'dist/a.txt': 'a', 'dist/sub/b.txt': 'b' }
  expect(read(text, { files, folders: ['Game Hacking', 'hard'] })).toMatchObject({
    title: '[Game Hacking] Cheat',
    category: 'Reverse',
    score: { minScoreRate: 1 },
    files: [
      { path: 'dist/a.txt', name: 'a.txt' },
      { path: 'dist/sub/b.txt', name: 'sub/b.txt' },
    ],
    warnings: [],
  })
})

it('reports an unknown type, a local image, a network mode and other keys', () => {
  const { warnings } = read(
    'name: a\ntype: StaticContainer\nflags: [f]\ncontainer: {containerImage: door, networkMode: Isolated, mystery: 1}\nvalue: 1\nother: 1',
  )
  expect(warnings).toEqual([
    'container.networkMode: "Isolated" is not supported; the network is open',
    'container.containerImage: "door" may be an image that must be built and pushed to a registry first',
    'container.mystery: not supported',
    'other: not supported',
  ])
})
