import katex from 'katex'
import type { MarkedExtension } from 'marked'

const BLOCK = /^\$\$([\s\S]+?)\$\$(?:\n|$)/
// A dollar sign next to a space is currency, not a formula.
const INLINE = /^\$(?!\s|\$)((?:\\.|[^\\$\n])+?)(?<!\s)\$(?!\d)/

function render(source: string, displayMode: boolean): string {
  return katex.renderToString(source, {
    displayMode,
    throwOnError: false,
    output: 'htmlAndMathml',
    maxExpand: 200,
  })
}

/** `$…$` and `$$…$$` as KaTeX. */
export const mathExtension: MarkedExtension = {
  extensions: [
    {
      name: 'mathBlock',
      level: 'block',
      start: (source) => source.indexOf('$$'),
      tokenizer(source) {
        const match = BLOCK.exec(source)
        return match ? { type: 'mathBlock', raw: match[0], text: match[1] ?? '' } : undefined
      },
      renderer: (token) => `<p>${render(String(token['text']).trim(), true)}</p>`,
    },
    {
      name: 'mathInline',
      level: 'inline',
      start: (source) => source.indexOf('$'),
      tokenizer(source) {
        const match = INLINE.exec(source)
        return match ? { type: 'mathInline', raw: match[0], text: match[1] ?? '' } : undefined
      },
      renderer: (token) => render(String(token['text']), false),
    },
  ],
}
