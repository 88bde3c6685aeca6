import { expect, it } from 'vitest'
import { textOf } from './render-text.ts'

it.each([
  ['Connect with nc <host> <port>', '<p>Connect with nc &lt;host&gt; &lt;port&gt;</p>\n'],
  ['H<sub>2</sub>O<br>', '<p>H<sub>2</sub>O<br /></p>\n'],
  [
    '<details open><summary>More</summary>\n\n**bold**',
    '<details open><summary>More</summary><p><strong>bold</strong></p>\n</details>',
  ],
  ['# Title', '<h3>Title</h3>\n'],
  ['![chart](https://sea.test/a.png)', '<p><a href="https://sea.test/a.png">chart</a></p>\n'],
  [
    '<img src="https://sea.test/a.png" onerror="alert(1)">',
    '<a href="https://sea.test/a.png">https://sea.test/a.png</a>',
  ],
  ['a</article></main>', '<p>a</p>\n'],
])('%j of an author is shown', (source, html) => {
  expect(textOf(source)).toBe(html)
})

it.each([
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">a</a>',
  '![a](javascript:alert(1))',
  '<iframe src="https://sea.test"></iframe>',
  '<p style="position:fixed" onclick="alert(1)">a</p>',
  '<svg><script>alert(1)</script></svg>',
])('makes nothing active of %s', (source) => {
  expect(textOf(source).toLowerCase()).not.toMatch(/script|<iframe|style=|onclick/)
})
