import type { MarkedExtension, Token } from 'marked'
import { loadCode } from '../../relay/transport/load-code.ts'

const BLOCK = /^\$\$([\s\S]+?)\$\$(?:\n|$)/
// A dollar sign next to a space is currency, not a formula.
const INLINE = /^\$(?!\s|\$)((?:\\.|[^\\$\n])+?)(?<!\s)\$(?!\d)/

type RenderFormula = (source: string, isDisplayed: boolean) => string

let renderFormula: RenderFormula | null = null
let loading: Promise<void> | null = null

async function load(): Promise<void> {
  renderFormula = await loadCode(() => import('./render-formula.ts').then((module) => module.renderFormula))
}

/** Loads KaTeX with its styles, only once. */
export function loadFormulas(): Promise<void> {
  loading ??= load()
  return loading
}

export const isFormula = ({ type }: Token): boolean => type === 'mathBlock' || type === 'mathInline'

function render(source: string, isDisplayed: boolean): string {
  if (!renderFormula) throw new Error('a formula is rendered before KaTeX is loaded')
  return renderFormula(source, isDisplayed)
}

/** `$…$` and `$$…$$` as KaTeX, which must be loaded before a text with a formula is rendered. */
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
