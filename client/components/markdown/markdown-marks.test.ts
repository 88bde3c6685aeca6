import { expect, test } from 'vitest'
import { applyMark, type Mark } from './markdown-marks.ts'

/** Applies the mark. In both texts `|` stands at the start and the end of the selection. */
function press(marked: string, mark: Mark): string {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|') - 1
  const text = marked.replaceAll('|', '')
  const change = applyMark({ text, start, end }, mark)
  const result = text.slice(0, change.start) + change.insert + text.slice(change.end)
  return `${result.slice(0, change.selectStart)}|${result.slice(change.selectStart, change.selectEnd)}|${result.slice(change.selectEnd)}`
}

test.each<[string, Mark, string]>([
  ['a |word| more', 'bold', 'a **|word|** more'],
  ['a **|word|** more', 'bold', 'a |word| more'],
  ['||', 'italic', '*||*'],
  ['|x|', 'code', '`|x|`'],
  ['see |a\nb|', 'code', 'see \n```\n|a\nb|\n```'],
  ['|x\ny|\nend', 'math', '$$\n|x\ny|\n$$\nend'],
  ['|x^2|', 'math', '$|x^2|$'],
  ['one\nt|wo\nthr|ee', 'list', 'one\n|- two\n- thr|ee'],
  ['|- one\n- two|', 'list', '|one\ntwo|'],
  ['||', 'list', '- ||'],
  ['the |site|', 'link', 'the [site](|https://|)'],
  ['|https://a.example|', 'link', '[||](https://a.example)'],
])('%j with %s is %j', (before, mark, after) => {
  expect(press(before, mark)).toBe(after)
})
