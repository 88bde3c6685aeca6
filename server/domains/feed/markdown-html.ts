import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { shownTags, startsWithHtml, withoutUnknownTags } from '../../../rules/markdown/html-tags.ts'
import { escapeHtml } from '../../runtime/escape-html.ts'

const markdown = new Marked({ gfm: true })
markdown.use({
  // An unknown tag, such as <your-name>, is text.
  tokenizer: {
    html: (source) => (startsWithHtml(source) ? false : undefined),
    tag: (source) => (startsWithHtml(source) ? false : undefined),
  },
  renderer: { html: ({ text }: Tokens.HTML | Tokens.Tag) => withoutUnknownTags(text, escapeHtml) },
})

/** The HTML of a Markdown text for a feed reader, with absolute addresses: nothing in it runs or loads but pictures. */
export function markdownHtml(text: string, origin: string): string {
  const html = markdown.parse(text, { async: false })
  const safe = sanitizeHtml(html, {
    allowedTags: [...shownTags],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      '*': ['align', 'colspan', 'rowspan', 'start', 'open'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  })
  return safe.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
}
