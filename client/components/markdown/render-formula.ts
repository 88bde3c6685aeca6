import 'katex/dist/katex.min.css'
import katex from 'katex'

/** A formula as HTML for the eye and MathML for screen readers. The HTML is safe: it has no link and no attribute of the author. */
export function renderFormula(source: string, isDisplayed: boolean): string {
  return katex.renderToString(source, {
    displayMode: isDisplayed,
    throwOnError: false,
    output: 'htmlAndMathml',
    maxExpand: 200,
    maxSize: 40,
    trust: false,
  })
}
