import { Marked } from 'marked'
import { droppedTagsOf } from '../../rules/markdown/html-tags.ts'

const markdown = new Marked({ gfm: true })

/** A problem for the HTML tags of a Markdown text that the platform leaves out, with what is in some of them. */
export function droppedTagsProblem(key: string, text: string): string | undefined {
  const names = new Set<string>()
  void markdown.walkTokens(markdown.lexer(text), (token) => {
    if (token.type === 'html') for (const name of droppedTagsOf(token.raw)) names.add(name)
  })
  if (names.size === 0) return undefined
  const list = [...names].map((name) => `<${name}>`).join(', ')
  return `${key}: players do not see ${list}. Link to the file, or write the text in backticks`
}
