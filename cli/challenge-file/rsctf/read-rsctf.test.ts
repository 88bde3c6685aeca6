import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { readRsctf } from './read-rsctf.ts'

const text = `
name: Bay
author: Ada
description: Sail.
type: DynamicContainer
category: Web
minScoreRate: 0.4
difficulty: 4
submissionLimit: 20
flagTemplate: "ctf{[TEAM_HASH]}"
container:
  containerImage: registry.example/ctf/bay:1
  memoryLimit: 64
  exposePort: 8080
  enableSharedContainer: true
variantMode: PerParticipation
`

it('reads what gzcli has, and the category, curve and template of rsctf', () => {
  const [challenge] = readRsctf(challengeSource(text, { folders: ['Jeopardy', 'Misc'] }))
  expect(challenge).toMatchObject({
    title: 'Bay',
    type: 'DynamicContainer',
    category: 'Web',
    score: { originalScore: 1000, scoreCurve: 'Exponential', minScoreRate: 0.4, decaySolves: 4 },
    settings: {
      flagTemplate: 'ctf{[TEAM_HASH]}',
      containerImage: 'registry.example/ctf/bay:1',
      containerExposePort: 8080,
      memoryLimitMib: 64,
      submissionLimit: 20,
    },
    warnings: [
      'variantMode: PerParticipation: variants for each team are not imported',
      'container.enableSharedContainer: each team gets a container of its own',
    ],
  })
})

it.each(['type: AttackDefense', 'type: KingOfTheHill', 'type: StaticContainer\nkoth: {hill: x}'])(
  'refuses %s and says what is lost',
  (type) => {
    expect(() => readRsctf(challengeSource(`name: Hill\n${type}`))).toThrow('is not jeopardy')
  },
)
