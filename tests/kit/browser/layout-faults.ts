import type { Page } from 'playwright-core'
import { sidewaysOverflow } from './browser.ts'

/** Layout problems of the visible screen: sideways scrolling, cut texts and translation keys shown as text. */
export async function layoutFaults(page: Page, nouns: readonly string[]): Promise<string[]> {
  const overflow = await sidewaysOverflow(page)
  const faults = await page.evaluate((names) => {
    const key = new RegExp(String.raw`\b(${names.join('|')})\.[a-z][A-Za-z]*(\.[A-Za-z]+)*\b(?![/-])`)
    const fileName = /\.(csv|jsonl|json|pdf|xlsx)$/
    const isShown = (element: Element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 2 &&
      getComputedStyle(element).clipPath === 'none'
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
        .trim()
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    /** The element or one around it scrolls sideways, so nothing of it is out of reach. */
    const isScrollable = (element: Element | null): boolean =>
      element !== null && (scrolls(element) || isScrollable(element.parentElement))
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = ownText(element)
      if (!text || !isShown(element) || element.closest('script,style,pre,code')) continue
      const raw = key.exec(text)
      if (raw && !fileName.test(raw[0])) found.push(`raw key: ${raw[0]}`)
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible'
      // A title shows the whole text.
      if (isCut && !scrolls(element) && !element.closest('[title]'))
        found.push(`cut${textOverflow === 'ellipsis' ? ' with dots' : ''}: ${nameOf(element)}: ${text}`)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('main *')) {
      const parent = element.parentElement
      // Formulas have a copy for screen readers, which is not shown.
      if (element.closest('math') || isScrollable(parent)) continue
      if (!parent || !ownText(element) || !isShown(element)) continue
      const [own, around] = [element.getBoundingClientRect(), parent.getBoundingClientRect()]
      const isInFlow = ['static', 'relative'].includes(getComputedStyle(element).position)
      if (isInFlow && (own.right > around.right + 2 || own.left < around.left - 2))
        found.push(`sticks out: ${nameOf(element)}: ${ownText(element)}`)
    }
    const inHead = [...document.querySelectorAll('header *')].filter((one) => ownText(one) && isShown(one))
    for (const [index, element] of inHead.entries()) {
      const own = element.getBoundingClientRect()
      const covered = inHead.slice(index + 1).find((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const [width, height] = [
          Math.min(own.right, right) - Math.max(own.left, left),
          Math.min(own.bottom, bottom) - Math.max(own.top, top),
        ]
        return width > 2 && height > 2 && !element.contains(other)
      })
      // A part that is scrolled out of sight is not under the others.
      if (covered && !isScrollable(element) && !isScrollable(covered))
        found.push(`overlaps: ${ownText(element)} and ${ownText(covered)}`)
    }
    // A scrolling group fades at the edges that hide options.
    const groups = '[role="group"]:not([data-fade-start], [data-fade-end])'
    for (const group of document.body.querySelectorAll(groups))
      if (isShown(group) && group.scrollWidth > group.clientWidth + 1)
        found.push(`cut group: ${nameOf(group)}: ${group.textContent}`)
    for (const control of document.body.querySelectorAll('button, [role="tab"], label[class*="Segmented"]')) {
      const range = document.createRange()
      range.selectNodeContents(control)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12)))
      const height = control.getBoundingClientRect().height
      if (control.clientWidth > 60 && lines.size > 2 && height < 48)
        found.push(`wrapped: ${nameOf(control)}: ${control.textContent}`)
    }
    return found
  }, nouns)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`, ...faults] : faults
}
