import { expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

const origin = 'https://ctf.example.org'

it('renders Markdown, with absolute addresses of the platform', () => {
  expect(markdownHtml('**Hi** [games](/games) ![](/assets/a/b.png)', origin)).toBe(
    `<p><strong>Hi</strong> <a href="${origin}/games">games</a> <img src="${origin}/assets/a/b.png" alt=""></p>\n`,
  )
})

it.each([
  ['<script>alert(1)</script>', '<script'],
  ['a <img src=x onerror=alert(1)>', '<img'],
  ['[a](javascript:alert(1))', 'href="javascript'],
  ['[a](//evil.example)', 'href="//'],
  ['![a](data:text/html,x)', 'data:'],
  ['[a]( JaVaScRiPt:alert(1))', 'script:'],
])('makes nothing active of %s', (text, active) => {
  expect(markdownHtml(text, origin).toLowerCase()).not.toContain(active)
})
