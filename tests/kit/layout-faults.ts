import type { Page } from 'playwright-core'
import { sidewaysOverflow } from './browser.ts'

/** What does not fit on the screen as it is shown: sideways scrolling, cut texts and keys in the place of texts. */
export async function layoutFaults(page: Page, nouns: readonly string[]): Promise<string[]> {
  const overflow = await sidewaysOverflow(page)
  const faults = await page.evaluate((names) => {
    const key = new RegExp(String.raw`\b(${names.join('|')})\.[a-z][A-Za-z]*(\.[A-Za-z]+)*\b(?![/-])`)
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
        .trim()
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = ownText(element)
      if (!text || !isShown(element) || element.closest('script,style,pre,code')) continue
      const raw = key.exec(text)
      if (raw) found.push(`raw key: ${raw[0]}`)
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible'
      if (isCut && overflowX !== 'auto' && overflowX !== 'scroll')
        found.push(`cut${textOverflow === 'ellipsis' ? ' with dots' : ''}: ${nameOf(element)}: ${text}`)
    }
    for (const control of document.body.querySelectorAll<HTMLElement>('button, a[class*="Button"]')) {
      const label = control.querySelector<HTMLElement>('[class*="Button-label"], [class*="tab"]') ?? control
      const lines =
        label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight)
      if (isShown(control) && lines > 2.4 && label.childElementCount === 0)
        found.push(`wrapped: ${nameOf(control)}: ${label.textContent}`)
    }
    return found
  }, nouns)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`, ...faults] : faults
}
