import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readImports } from './imports.js'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'halyard-imports-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function problemsOf(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return (await readImports(folder)).problems
}

const constant = 'export const value = 1\n'

it('accepts imports of lower levels', async () => {
  const problems = await problemsOf({
    'server/domains/game/game.service.ts':
      "import type { Team } from '../team/team.service.ts'\nexport type Game = { team: Team }\n",
    'server/domains/team/team.service.ts': 'export type Team = { name: string }\n',
  })
  expect(problems).toEqual([])
})

it.each([
  [
    'of values',
    "import { b } from './b.ts'\nexport const a = () => b\n",
    "import { a } from './a.ts'\nexport const b = () => a\n",
  ],
  [
    'of types',
    "import type { B } from './b.ts'\nexport type A = { b: B }\n",
    "import type { A } from './a.ts'\nexport type B = { a: A }\n",
  ],
  [
    'of inline types',
    "import { type B } from './b.ts'\nexport type A = { b: B }\n",
    "import { type A } from './a.ts'\nexport type B = { a: A }\n",
  ],
])('rejects a circle %s', async (_kind, a, b) => {
  const problems = await problemsOf({ 'client/a.ts': a, 'client/b.ts': b })
  expect(problems).not.toEqual([])
  expect(
    problems.every((problem) =>
      problem.endsWith('Files may not import each other in a circle, types included.'),
    ),
  ).toBe(true)
})

it('rejects a circle through a component', async () => {
  const problems = await problemsOf({
    'client/Form.tsx':
      'import { Part } from \'./Part.tsx\'\nexport type Props = { name: string }\nexport const Form = () => <Part name="a" />\n',
    'client/Part.tsx':
      "import type { Props } from './Form.tsx'\nexport const Part = ({ name }: Props) => <b>{name}</b>\n",
  })
  expect(problems).not.toEqual([])
})

it.each([
  [
    'the server, from the client',
    'client/a.ts',
    "import type { B } from '../server/b.ts'\nexport type A = B\n",
    'server/b.ts',
  ],
  ['a test, from the server', 'server/a.ts', "export { value } from '../tests/b.ts'\n", 'tests/b.ts'],
  [
    'the client, from the command line',
    'cli/a.ts',
    "export const load = () => import('../client/b.ts')\n",
    'client/b.ts',
  ],
  [
    'a higher noun',
    'server/domains/team/team.service.ts',
    "import type { B } from '../game/game.service.ts'\nexport type A = B\n",
    'server/domains/game/game.service.ts',
  ],
  [
    'a role check, from an API file',
    'server/domains/team/team.rest.ts',
    "export { value } from '../../use-case/roles.ts'\n",
    'server/use-case/roles.ts',
  ],
  [
    'a port, from an API file',
    'server/domains/team/team.schema.ts',
    "import type { B } from '../../ports/mailer.ts'\nexport type A = B\n",
    'server/ports/mailer.ts',
  ],
  [
    'an API file, from a service',
    'server/domains/team/team.service.ts',
    "export { value } from './team.schema.ts'\n",
    'server/domains/team/team.schema.ts',
  ],
  [
    'a noun without a level',
    'server/app.ts',
    "export { value } from './domains/motto/motto.service.ts'\n",
    'server/domains/motto/motto.service.ts',
  ],
])('rejects an import of %s', async (_what, from, text, to) => {
  const problems = await problemsOf({ [from]: text, [to]: `${constant}export type B = number\n` })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${from} -> ${to}: `))
})

it.each([
  ['the context', 'export const findTeams = (ctx) => ctx.db.team.findMany()'],
  ['a parameter', 'export const findTeams = ({ db }) => db.team.findMany()'],
])('rejects an API file that reads a table through %s', async (_what, text) => {
  const problems = await problemsOf({ 'server/domains/team/team.schema.ts': text })
  expect(problems).toEqual([
    'server/domains/team/team.schema.ts: An API file calls services. It reads no table itself.',
  ])
})

it('rejects imports from outside in rules', async () => {
  const problems = await problemsOf({
    'rules/a.ts': "import { randomInt } from 'node:crypto'\nexport const a = randomInt\n",
    'rules/b.ts': "import type { B } from '../server/b.ts'\nexport type A = B\n",
    'server/b.ts': 'export type B = number\n',
  })
  expect(problems).toHaveLength(2)
})

it('rejects an import of a missing file', async () => {
  const problems = await problemsOf({ 'server/a.ts': "export { value } from './b.ts'\n" })
  expect(problems).toEqual(['server/a.ts -> ./b.ts: The imported file does not exist.'])
})
