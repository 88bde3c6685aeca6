import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readB01lers } from './read-b01lers.ts'

const text = JSON.stringify({
  name: 'anchor',
  author: 'Ada',
  description: 'Drop it.\n\n`nc chal.example 4001`',
  difficulty: 'easy',
  flag: 'ctf{a}',
  ports: [4400],
  can_be_auto_deployed: true,
})

it('reads the challenge, its category from the folder, and the files of dist', () => {
  const [challenge] = readB01lers(
    challengeSource(text, { folders: ['event', 'pwn'], files: { 'dist/anchor': 'x', 'src/flag': 'y' } }),
  )
  expect(challenge).toMatchObject({
    title: 'anchor',
    category: 'Pwn',
    flags: { values: [{ flag: 'ctf{a}', kind: 'Exact' }], isComplete: true },
    files: [{ path: 'dist/anchor', name: 'anchor' }],
  })
  expect(joinContent(challenge?.content ?? [])).toBe('Drop it.\n\n`nc chal.example 4001`\n\n*Author: Ada*')
  expect(challenge?.warnings).toEqual([
    expect.stringContaining('value: missing'),
    expect.stringContaining('ports: the container is not imported'),
  ])
})

it('builds the folder deploy with a registry', () => {
  const [challenge] = readB01lers(
    challengeSource(text, {
      options: { registry: 'registry.example/ctf', defaultScore: 500 },
      files: { 'deploy/Dockerfile': 'FROM scratch' },
    }),
  )
  expect(challenge).toMatchObject({
    type: 'StaticContainer',
    settings: { containerExposePort: 4400 },
    build: { name: 'anchor', context: 'deploy' },
    warnings: [],
  })
})
