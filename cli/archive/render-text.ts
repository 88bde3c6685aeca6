import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { shownTags, startsWithHtml, withoutUnknownTags } from '../../rules/markdown/html-tags.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The text as HTML that shows it, also inside an attribute. */
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const markdown = new Marked({ gfm: true })
markdown.use({
  // An unknown tag, such as <your-name>, is text.
  tokenizer: {
    html: (source) => (startsWithHtml(source) ? false : undefined),
    tag: (source) => (startsWithHtml(source) ? false : undefined),
  },
  renderer: { html: ({ text }: Tokens.HTML | Tokens.Tag) => withoutUnknownTags(text, escape) },
})

// Headings of the text go below those of the page.
const headings = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `h${Math.min(6, level + 2)}`]),
)

const webAddress = (href: string) => (/^(https?:|mailto:)/i.test(href.trim()) ? href.trim() : '#')

/** The HTML of a Markdown text. Nothing in it runs, or loads anything from another server. */
export function textOf(content: string): string {
  return sanitizeHtml(markdown.parse(content, { async: false }), {
    allowedTags: [...shownTags],
    allowedAttributes: { a: ['href', 'title'], '*': ['align', 'colspan', 'rowspan', 'start', 'open'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...headings,
      // A picture of another server would not be there without the network.
      img: (_name, { src = '', alt }) => ({
        tagName: 'a',
        attribs: { href: webAddress(src) },
        text: alt || src,
      }),
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, href: webAddress(href) },
      }),
    },
  })
}
