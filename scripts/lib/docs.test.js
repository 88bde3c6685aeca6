import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markedBlocks } from './docs-blocks.js'
import { inProject, root } from './project.js'

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

it.each(documents)('%s quotes files as they are', (document) => {
  for (const { kind, value, text } of markedBlocks(document)) {
    if (kind === 'file') expect(text, value).toBe(readFileSync(inProject(value), 'utf8'))
  }
})

it('shows each configuration of deploy/ in full', () => {
  const quoted = documents.flatMap(markedBlocks).map(({ value }) => value)
  expect(quoted).toEqual(
    expect.arrayContaining(['deploy/Caddyfile', 'deploy/halyard.service', 'deploy/nginx.conf']),
  )
})
