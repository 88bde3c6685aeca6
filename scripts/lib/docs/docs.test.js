import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { countUnrunCommands, markedBlocks } from './docs-blocks.js'
import { unrunCommands } from './unrun-commands.js'
import { inProject, root } from '../project.js'

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

it.each(documents)('%s quotes files exactly', (document) => {
  const quoted = markedBlocks(document).filter(({ kind }) => kind === 'file')
  const files = quoted.map(({ value }) => ({ value, text: readFileSync(inProject(value), 'utf8') }))
  expect(quoted.map(({ value, text }) => ({ value, text }))).toEqual(files)
})

it.each(documents)('%s has a reason for each shell command that no test runs', (document) => {
  const [expected = 0] = unrunCommands[document] ?? []
  expect(countUnrunCommands(document)).toBe(expected)
})

it.each(documents)('%s links to files that exist', (document) => {
  const text = readFileSync(inProject(document), 'utf8')
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => target)
  const folder = dirname(inProject(document))
  expect(linked.filter((target) => !existsSync(resolve(folder, target)))).toEqual([])
})

it('has the license that package.json names', () => {
  const { license } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  expect(readFileSync(inProject('LICENSE'), 'utf8')).toMatch(new RegExp(`^${license} License\n`))
})

it('gives reasons for existing documents only', () => {
  expect(documents).toEqual(expect.arrayContaining(Object.keys(unrunCommands)))
})

it('shows each configuration of deploy/ in full', () => {
  const quoted = documents.flatMap(markedBlocks).map(({ value }) => value)
  expect(quoted).toEqual(
    expect.arrayContaining(['deploy/Caddyfile', 'deploy/halyard.service', 'deploy/nginx.conf']),
  )
})

it('gives the clone to the user of the systemd unit', () => {
  const unit = readFileSync(inProject('deploy/halyard.service'), 'utf8')
  const [, user] = /^User=(.+)$/m.exec(unit) ?? []
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? []
  expect(unit).toContain(`# The user "${user}" owns ${folder}, because`)
  const document = readFileSync(inProject('docs/operators/deploy.md'), 'utf8')
  expect(document).toContain(`sudo chown -R ${user}: ${folder}\n`)
})

it('advises another domain for challenges, and links to the advice', () => {
  const read = (name) => readFileSync(inProject(`docs/operators/${name}`), 'utf8')
  const [, section = ''] = read('deploy.md').split('\n## Behind a reverse proxy\n')
  expect(section.split('\n## ')[0]).toMatch(/Put challenges .* on another registrable domain/)
  for (const name of ['containers.md', 'security.md'])
    expect(read(name)).toMatch(/another registrable domain.*\(deploy\.md#behind-a-reverse-proxy\)/)
})
