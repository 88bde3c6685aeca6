import type { MarkedExtension, Token } from 'marked'
import { findBlockFormula, readBlockFormula, readInlineFormula } from '../../../rules/markdown/formula.ts'
import { loadCode } from '../../relay/transport/load-code.ts'

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

/** The class that marks the place of a formula. No text can contain it, so no text can place a formula twice. */
const PLACE = `formula-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
const PLACES = new RegExp(`<span class="${PLACE}">(\\d+)</span>`, 'g')
let formulas: string[] = []

/** Keeps the HTML of a formula and returns the element that marks its place. */
function placeFormula(source: string, isDisplayed: boolean): string {
  if (!renderFormula) throw new Error('a formula is rendered before KaTeX is loaded')
  return `<span class="${PLACE}">${formulas.push(renderFormula(source, isDisplayed)) - 1}</span>`
}

/**
 * Calls `render`, and puts the formulas of its text into the HTML that it returns. That HTML is sanitized before: KaTeX
 * draws roots and arrows as SVG, which texts must not contain.
 */
export function withFormulas(render: () => string): string {
  formulas = []
  return render().replaceAll(PLACES, (_place, index: string) => formulas[Number(index)] ?? '')
}

/** The formulas of a text as KaTeX, which must be loaded before a text with a formula is rendered. */
export const mathExtension: MarkedExtension = {
  extensions: [
    {
      name: 'mathBlock',
      level: 'block',
      start: findBlockFormula,
      tokenizer(source) {
        const formula = readBlockFormula(source)
        return formula && { type: 'mathBlock', raw: formula.raw, text: formula.source }
      },
      renderer: (token) => `<p>${placeFormula(String(token['text']).trim(), true)}</p>`,
    },
    {
      name: 'mathInline',
      level: 'inline',
      start: (source) => source.search(/\$|\\[([]/),
      tokenizer(source, tokens) {
        if (!/^(?:\$|\\[([])/.test(source)) return undefined
        const last = tokens.at(-1)
        const before = last?.type === 'text' || last?.type === 'escape' ? last.raw : ''
        const formula = readInlineFormula(source, before)
        if (!formula) return undefined
        const { raw, source: text, isDisplayed } = formula
        return { type: 'mathInline', raw, text, isDisplayed }
      },
      renderer: (token) => placeFormula(String(token['text']).trim(), token['isDisplayed'] === true),
    },
  ],
}
