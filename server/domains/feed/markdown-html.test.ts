import { expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

const origin = 'https://ctf.example.org'

it('renders Markdown, with absolute addresses of the platform', () => {
  expect(markdownHtml('**Hi** [games](/games) ![](/assets/a/b.png)', origin)).toBe(
    `<p><strong>Hi</strong> <a href="${origin}/games">games</a> <img src="${origin}/assets/a/b.png" alt="" /></p>\n`,
  )
})

it('keeps HTML that the page shows too, and shows other text in angle brackets', () => {
  expect(
    markdownHtml('H<sub>2</sub>O <your-name> <host>\n\n<img src="/assets/a/b.png" alt="a">', origin),
  ).toBe(
    `<p>H<sub>2</sub>O &lt;your-name&gt; &lt;host&gt;</p>\n<img src="${origin}/assets/a/b.png" alt="a" />`,
  )
})

it.each([
  ['<script>alert(1)</script>', '<script'],
  ['a <img src=x onerror=alert(1)>', 'onerror'],
  ['[a](javascript:alert(1))', 'href="javascript'],
  ['[a](//evil.example)', 'href="//'],
  ['![a](data:text/html,x)', 'data:'],
  ['[a]( JaVaScRiPt:alert(1))', 'script:'],
  ['<a href="javascript:alert(1)">a</a>', 'script:'],
  ['<p onclick="alert(1)" style="position:fixed">a</p>', 'onclick'],
  ['<iframe src="https://sea.test"></iframe>', '<iframe'],
])('makes nothing active of %s', (text, active) => {
  expect(markdownHtml(text, origin).toLowerCase()).not.toContain(active)
})
