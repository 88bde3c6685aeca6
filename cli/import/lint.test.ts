import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../tests/kit/temporary-folder.ts'
import { findChallengeFiles } from '../challenge-file/find-files.ts'
import { packFiles } from '../challenge-file/pack-files.ts'
import { imageProblem, lintFiles } from './lint.ts'

it('finds flags in files for players, missing files, unclear names and images that may change', async () => {
  const root = makeTemporaryFolder()
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const text = (name: string, lines: string) =>
    `name: ${name}\ncategory: web\nvalue: 1\nflags: ["flag{leaked}"]\n${lines}`
  const bytes = Buffer.from('x flag{leaked} y')
  write('a/app.py', bytes)
  write('a/challenge.yml', text('A', 'files: [app.py, gone.txt]'))
  write('b/app.zip', packFiles([{ name: 'src/app.py', bytes }]))
  write('b/challenge.yml', text('B', 'files: [app.zip]\nimage: ghcr.io/event/b\nport: 1'))
  write('c/clean.txt', 'flag{fake}')
  write('c/challenge.yml', text('C', 'files: [clean.txt]\nimage: "ghcr.io/event/c:2"\nport: 1'))
  write('d/challenge.yml', text('C', ''))
  write('e/challenge.yml', text('E', 'requirements: [C]'))
  const rows = await lintFiles(findChallengeFiles(root), {})
  expect(Object.fromEntries(rows.map(({ file, problems }) => [file, problems]))).toEqual({
    'a/challenge.yml': [
      'files: gone.txt is not in the imported folder',
      'files: app.py contains a flag of the challenge',
    ],
    'b/challenge.yml': [
      // The archive is not compressed, so that its own bytes contain the flag too.
      'files: app.zip contains a flag of the challenge',
      'files: src/app.py contains a flag of the challenge',
      'image: ghcr.io/event/b has no tag, so it may change during the event. Name a version or a digest',
    ],
    'c/challenge.yml': [],
    'd/challenge.yml': [],
    'e/challenge.yml': ['requirements: 2 challenges are named "C"'],
  })
})

it('warns of HTML that players do not see, but not of code and of other text in angle brackets', async () => {
  const root = makeTemporaryFolder()
  const description =
    'Look: <iframe src="https://sea.test"></iframe> `<form>` nc <host> H<sub>2</sub>O <video></video>'
  writeFileSync(
    join(root, 'challenge.yml'),
    `name: A\ncategory: web\nvalue: 1\nflags: ["flag{a}"]\ndescription: '${description}'\nhints: ['<audio src="a.mp3">', 'Try <b>this</b>']`,
  )
  const [row] = await lintFiles(findChallengeFiles(root), {})
  const advice = 'Link to the file, or write the text in backticks'
  expect(row?.problems).toEqual([
    `description: players do not see <iframe>, <video>. ${advice}`,
    `hints: players do not see <audio>. ${advice}`,
  ])
})

it.each([
  ['ghcr.io/event/a:1', false],
  ['ghcr.io/event/a@sha256:00', false],
  ['ghcr.io/event/a:latest', true],
  ['localhost:5000/a', true],
])('judges the image %s', (image, isProblem) => {
  expect(imageProblem(image) !== undefined).toBe(isProblem)
})
