import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../../runtime/escape-html.ts'

const markdown = new Marked({
  gfm: true,
  // HTML of the author is shown as text, so that a feed reader runs nothing.
  renderer: { html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text) },
  walkTokens: (token) => {
    if (token.type === 'link' || token.type === 'image') token.href = webAddress(String(token.href))
  },
})

/** The HTML of a Markdown text, with absolute addresses and without any HTML of its author. */
export function markdownHtml(text: string, origin: string): string {
  const html = markdown.parse(text, { async: false })
  return html.replaceAll(/(href|src)="\//g, `$1="${origin}/`)
}

/** The address of a link if it is a web, mail or local address, otherwise none. */
function webAddress(href: string): string {
  return /^(https?:|mailto:|\/(?!\/)|#)/i.test(href.trim()) ? href.trim() : '#'
}
