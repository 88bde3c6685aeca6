import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { readToml } from '../toml.ts'
import { readCtfArchitect } from './read-ctf-architect.ts'

const text = `
version = "0.1"
[challenge]
author = "Ada"
category = "web"
description = "Open it."
difficulty = "easy"
name = "Door"
files = ["./dist/door.zip", "https://files.example/key"]
requirements = ["Gate"]
[challenge.extras]
discord = "ada"
[[challenge.flags]]
flag = "ctf{a}"
[[challenge.flags]]
flag = "ctf{b}"
case_insensitive = true
[[challenge.flags]]
flag = "ctf.[0-9]"
regex = true
[[challenge.hints]]
cost = 10
content = "Knock"
[[challenge.hints]]
cost = 0
content = "Twice"
requirements = 0
`
const service = (more = '') => `
[[challenge.services]]
name = "door"
path = "./service/door"
port = 1337
type = "web"
${more}`

const read = (toml: string, parts: Parameters<typeof challengeSource>[1] = {}) =>
  readCtfArchitect({ ...challengeSource('a: b', parts), document: readToml(toml) })[0]

it('reads flags, hints, files and requirements, and names what is lost', () => {
  expect(read(text)).toMatchObject({
    title: 'Door',
    category: 'Web',
    flags: {
      values: [
        { flag: 'ctf{a}', kind: 'Exact' },
        { flag: 'ctf{b}', kind: 'CaseInsensitive' },
        { flag: 'ctf.[0-9]', kind: 'Regex' },
      ],
    },
    hints: ['Twice'],
    extraHints: [{ content: 'Knock', cost: 10 }],
    requirements: ['Gate'],
    files: ['dist/door.zip', 'https://files.example/key'],
    warnings: [
      expect.stringContaining('value: missing'),
      expect.stringContaining('hint 2 requires other hints'),
    ],
  })
})

it('builds the only service with a registry', () => {
  const parts = {
    options: { registry: 'registry.example/ctf' },
    files: { 'service/door/Dockerfile': 'FROM scratch' },
  }
  expect(read(text + service(), parts)).toMatchObject({
    type: 'StaticContainer',
    settings: { containerExposePort: 1337 },
    build: { context: 'service/door' },
  })
  expect(read(text + service() + service(), parts)?.warnings.join()).toContain('only one service')
  expect(read(text + service())?.warnings.join()).toContain('the container is not imported')
})
