import { expect, it } from 'vitest'
import { readPage } from './find-pages.ts'

const read = (head: string, body = 'Be kind.', label = 'pages/rules.md') =>
  readPage({ label, bytes: Buffer.from(`---\n${head}\n---\n${body}\n`) })

it('reads a public page with its title', () => {
  expect(read('title: Rules\nroute: rules\nformat: markdown\ndraft: false')).toEqual({
    label: 'pages/rules.md',
    title: 'Rules',
    content: 'Be kind.',
    isIndex: false,
    warnings: [],
  })
  expect(read('route: rules')).toMatchObject({ title: 'rules' })
  expect(read('title: Home\nroute: /index')).toMatchObject({ title: 'Home', isIndex: true })
})

it('cuts a long title, and leaves out lines with files of the site', () => {
  const page = read(`title: ${'t'.repeat(60)}`, 'Be kind.\n\n![](\u007b{ media/logo.png }})\n\nAhoy.')
  expect(page).toMatchObject({
    title: 't'.repeat(50),
    content: 'Be kind.\n\n\nAhoy.',
    warnings: [
      'title: it is cut to 50 characters',
      'media/logo.png: files of pages are not imported; the line is left out',
    ],
  })
})

it.each([
  ['title: a\ndraft: true', 'pages/a.md', 'a draft'],
  ['title: a\nhidden: true', 'pages/a.md', 'hidden'],
  ['title: a\nauth_required: true', 'pages/a.md', 'only for users who are logged in'],
  ['title: a\nformat: html', 'pages/a.md', 'is HTML'],
  ['title: a', 'pages/a.html', 'is HTML'],
  ['title: "a', 'pages/a.md', 'not readable as YAML'],
])('skips a page with %j in %s', (head, label, reason) => {
  expect(read(head, '', label)).toEqual({ label, reason: expect.stringContaining(reason) as string })
})
