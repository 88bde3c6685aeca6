import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readDialect } from '../read-dialect.ts'

it('reads the first tag that is a category, the points and all files for players', () => {
  const text = `
version: beta1
name: Door
author: ada
description: Open it.
flag: flag{a}
value: 400
min_value: 100
tags: ["101", Crypto, On-Site]
notes: the key is under the mat
port: 4000
protocol: tcp
`
  const files = { 'distfiles/a.txt': 'a', 'distfiles/sub/b.txt': 'b', 'solution/c.txt': 'c' }
  const [challenge] = readDialect(
    'BSidesSF',
    challengeSource(text, { files, options: { host: 'h.example.org' } }),
  )
  expect(challenge).toMatchObject({
    title: 'Door',
    category: 'Crypto',
    score: { originalScore: 400, scoreCurve: 'Exponential', minScoreRate: 0.25 },
    flags: { values: [{ flag: 'flag{a}', kind: 'Exact' }] },
    files: [
      { path: 'distfiles/a.txt', name: 'a.txt' },
      { path: 'distfiles/sub/b.txt', name: 'sub/b.txt' },
    ],
    warnings: [
      'port: the container is not imported; the challenge becomes a static attachment. A Dockerfile in the folder challenge is built with --registry and --build',
    ],
  })
  const content = joinContent(challenge?.content ?? [])
  expect(content).toContain('nc h.example.org 4000')
  expect(content).toContain('*Tags: 101, On-Site*')
  expect(content).not.toContain('mat')
})

it('builds the container of a service when a registry is given', () => {
  const text =
    'version: beta1\nname: Old Door\ndescription: x\nflag: f\nvalue: 1\nmin_value: 1\ntags: [Web]\nport: 4000'
  const files = { 'challenge/Dockerfile': 'FROM scratch' }
  const options = { host: 'h.example.org', registry: 'ghcr.io/event' }
  const [challenge] = readDialect('BSidesSF', challengeSource(text, { files, options }))
  expect(challenge).toMatchObject({
    type: 'StaticContainer',
    settings: { containerExposePort: 4000 },
    build: { name: 'old-door', context: 'challenge', dockerfile: 'Dockerfile' },
    warnings: [],
  })
  expect(joinContent(challenge?.content ?? [])).toBe('x')
})

it('reports the values that Halyard does not support', () => {
  const text =
    'version: beta1\nname: a\ntags: [Web]\nvalue: 1\nscored: false\nscoring: {flag_type: nonce, mode: x}\nwebbot: {urls: [a]}\nmystery: 1'
  const [challenge] = readDialect('BSidesSF', challengeSource(text))
  expect(challenge?.isEnabled).toBe(false)
  expect(challenge?.warnings).toEqual([
    'scoring.flag_type: "nonce" is not supported; the flag is left out',
    'flag: no usable flag; a challenge without a flag cannot be enabled',
    'scoring.mode: not supported',
    'webbot: bots are not imported; run the bot yourself',
    'scored: false; the challenge stays disabled',
    'min_value: missing; the lowest score of the platform is used, because the event has it elsewhere',
    'mystery: not supported',
  ])
})
