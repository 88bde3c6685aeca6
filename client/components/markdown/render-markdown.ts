import DOMPurify from 'dompurify'
import { Marked, type Token } from 'marked'
import { startsWithHtml, withoutUnknownTags } from '../../../rules/markdown/html-tags.ts'
import { escapeHtml, highlightCode } from './highlight-code.ts'
import { isFormula, mathExtension, withFormulas } from './markdown-math.ts'
import { removeOwnClasses, safeStyle } from './safe-marks.ts'

const marked = new Marked({ gfm: true, breaks: false, async: false })
marked.use(mathExtension, {
  // An unknown tag, such as <your-name>, is text.
  tokenizer: {
    html: (source) => (startsWithHtml(source) ? false : undefined),
    tag: (source) => (startsWithHtml(source) ? false : undefined),
  },
  renderer: {
    html: ({ text }) => withoutUnknownTags(text, escapeHtml),
    code({ text, lang }) {
      return `<pre tabindex="0"><code>${highlightCode(text, (lang ?? '').trim().split(/\s/)[0] ?? '')}</code></pre>\n`
    },
    table(token) {
      const html = this.parser.renderer.constructor.prototype.table.call(this, token) as string
      return `<div class="table-scroll" tabindex="0">${html}</div>`
    },
  },
})

const purifier = DOMPurify(window)
purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'style') attribute.attrValue = safeStyle(attribute.attrValue)
  if (attribute.attrName === 'class') attribute.attrValue = removeOwnClasses(attribute.attrValue)
})
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.hasAttribute('href')) {
    const isOtherSite = new URL(node.getAttribute('href') ?? '', location.href).origin !== location.origin
    if (isOtherSite) node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.nodeName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  }
  if (node.nodeName === 'INPUT') node.setAttribute('disabled', '')
})

export type MarkdownText = { tokens: Token[]; isInline: boolean; hasFormula: boolean }

/** Reads a text, so that it is known what its rendering needs. */
export function readMarkdown(source: string, isInline: boolean): MarkdownText {
  const tokens = isInline ? marked.Lexer.lexInline(source, marked.defaults) : marked.lexer(source)
  let hasFormula = false
  void marked.walkTokens(tokens, (token) => {
    hasFormula ||= isFormula(token)
  })
  return { tokens, isInline, hasFormula }
}

/** Markdown to HTML that is safe to insert: no scripts, frames, forms or handlers; no ids that could shadow the page's. */
export function renderMarkdown(text: MarkdownText): string {
  return withFormulas(() => renderSafely(text))
}

function renderSafely({ tokens, isInline }: MarkdownText): string {
  const html = isInline ? marked.Parser.parseInline(tokens, marked.defaults) : marked.parser(tokens)
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true, mathMl: true },
    FORBID_TAGS: [
      'style',
      'form',
      'button',
      'textarea',
      'select',
      'option',
      'audio',
      'video',
      'dialog',
      'template',
    ],
    FORBID_ATTR: ['id', 'name', 'srcset', 'ping', 'action', 'formaction'],
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
  })
}
