import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readBeaverCds } from './read-beaver-cds.ts'

const text = (pod: string) => `
name: harbour
author: Ada
description: |
  Come in.

  {{ url }}
difficulty: 2
flag:
  file: ./flag
provide:
  - map.png
  - include: [chart.bin]
    as: chart
  - from: main
    include: [/chal/run]
pods:
  - name: main
    ${pod}
    replicas: 2
    ports:
      - internal: 80
        expose:
          http: harbour.chals.example
`
const project = 'points: [{difficulty: 1, min: 1, max: 1}, {difficulty: 2, min: 100, max: 500}]'
const files = { './flag': 'ctf{a}' }

it('reads the challenge with the points of its difficulty, and names what is lost', () => {
  const [challenge] = readBeaverCds(challengeSource(text('build: .'), { files, project }))
  expect(challenge).toMatchObject({
    title: 'harbour',
    category: 'Web',
    score: { originalScore: 500, scoreCurve: 'Exponential' },
    flags: { values: [{ flag: 'ctf{a}', kind: 'Exact' }] },
    files: ['map.png', { path: 'chart.bin', name: 'chart' }],
  })
  expect(joinContent(challenge?.content ?? [])).toContain('https://harbour.chals.example')
  expect(challenge?.warnings).toEqual([
    expect.stringContaining('provide: /chal/run of the container main cannot be imported'),
    'difficulty: the points fall from 500 to 100, with the decay of the platform',
    expect.stringContaining('containers: the image is built'),
  ])
})

it('gives each team a pod whose image is in a registry', () => {
  const [challenge] = readBeaverCds(
    challengeSource(text('image: registry.example/ctf/harbour:1'), { files, project }),
  )
  expect(challenge).toMatchObject({
    type: 'StaticContainer',
    settings: { containerImage: 'registry.example/ctf/harbour:1', containerExposePort: 80 },
  })
  expect(joinContent(challenge?.content ?? [])).not.toContain('{{')
})
