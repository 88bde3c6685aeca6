import type { Page } from 'playwright-core'
import { axeViolations } from '../../kit/browser/axe-violations.ts'
import { untilStable } from '../../kit/browser/browser.ts'

/** Finds marks that are only a background, and so vanish when the system replaces colors. Leaves forced colors on. */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.evaluate(noteMarks)
  await page.emulateMedia({ forcedColors: 'active' })
  await untilStable(page)
  const vanished = await page.evaluate(vanishedMarks)
  const violations = await axeViolations(page, 'colors')
  return [
    ...new Set([
      ...vanished.map((mark) => `forced colors: not visible: ${mark}`),
      ...violations.map((violation) => `forced colors: ${violation}`),
    ]),
  ]
}

type Mark = { element: Element; pseudo: '::before' | '::after' | undefined }
type Marked = { halyardMarks: Mark[] }

/** Runs in the page: remembers small filled shapes without text, border or picture. */
function noteMarks(): void {
  const largestPx = 700
  const isFilled = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0(\.0\d*)?\)$/.test(color)
  const isShape = ({ backgroundColor, borderTopWidth, backgroundImage }: CSSStyleDeclaration) =>
    isFilled(backgroundColor) && parseFloat(borderTopWidth) === 0 && backgroundImage === 'none'
  const under = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return isFilled(backgroundColor) ? backgroundColor : under(element.parentElement)
  }
  const marks: Mark[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, canvas, [role="img"] > canvas') || !element.checkVisibility()) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    for (const pseudo of ['::before', '::after'] as const) {
      const style = getComputedStyle(element, pseudo)
      if (style.content !== 'none' && style.content !== 'normal' && isShape(style) && style.opacity !== '0')
        if (style.backgroundColor !== under(element)) marks.push({ element, pseudo })
    }
    if (element.childElementCount > 0 || element.textContent?.trim() || width > largestPx) continue
    const style = getComputedStyle(element)
    if (isShape(style) && style.backgroundColor !== under(element.parentElement))
      marks.push({ element, pseudo: undefined })
  }
  Object.assign(window, { halyardMarks: marks })
}

/** Runs in the page, with forced colors: which of the shapes have the color of what is under them. */
function vanishedMarks(): string[] {
  const isFilled = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0(\.0\d*)?\)$/.test(color)
  const under = (element: Element | null): string => {
    if (!element) return 'rgb(0, 0, 0)'
    const { backgroundColor } = getComputedStyle(element)
    return isFilled(backgroundColor) ? backgroundColor : under(element.parentElement)
  }
  return (window as unknown as Marked).halyardMarks
    .filter(({ element, pseudo }) => {
      if (!element.isConnected || !element.checkVisibility()) return false
      const style = getComputedStyle(element, pseudo)
      const hasEdge =
        [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].some(
          (px) => parseFloat(px) > 0,
        ) ||
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
      return !hasEdge && style.backgroundColor === under(pseudo ? element : element.parentElement)
    })
    .map(
      ({ element, pseudo }) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`,
    )
}
