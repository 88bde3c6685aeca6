import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The library as the page sees it once its source has run there. */
type Library = { run(context: Document, options: RunOptions): Promise<AxeResults> }

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules of the standards whose result depends on colors. The other rules read the elements alone. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The violations of WCAG 2.2 AA that axe finds on the page. `colors`: only those that a change of colors can cause. */
export async function axeViolations(page: Page, extent: 'all' | 'colors' = 'all'): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: extent === 'all' ? { type: 'tag', values: standards } : { type: 'rule', values: colorRules },
  }
  // On a page that is scrolled, a bar at the top covers elements that the user can scroll into sight.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOptions) => {
    const library: Library = Reflect.get(globalThis, 'axe')
    const results = await library.run(document, runOptions)
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, any, all, none }) => ({ target, failed: [...any, ...all, ...none] })),
    }))
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(sayNode).join(', ')}`)
}

/** The element of a violation, with why it fails and the elements beside it that have a part in that. */
function sayNode({ target, failed }: { target: NodeResult['target']; failed: NodeResult['any'] }): string {
  const causes = failed.map(({ message, relatedNodes = [] }) =>
    [message, ...relatedNodes.map(({ html }) => html)].join(' '),
  )
  return `${target.join(' ')} (${causes.join('; ')})`
}
