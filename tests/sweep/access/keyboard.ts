import type { Page } from 'playwright-core'

/** The state that the page keeps while Tab moves through it. */
type Walk = { stops: Element[]; faults: string[]; isOver: boolean }
type Walker = { halyardWalk: Walk }

const pressesAtOnce = 12
const mostPresses = 600
const mostOpeners = 8
const timeoutMs = 3_000

/**
 * Walks through the page with Tab: every control is reached, its focus is visible and not covered, a dialog keeps the
 * focus, Escape closes it. Opens each menu with Enter and leaves it with Escape. The page is left without its dialog.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const hasDialog = await page.getByRole('dialog').first().isVisible()
  await page.evaluate(watchFocus)
  for (let presses = 0; presses < mostPresses; presses += pressesAtOnce) {
    for (let press = 0; press < pressesAtOnce; press += 1) await page.keyboard.press('Tab')
    if (await page.evaluate(() => (window as unknown as Walker).halyardWalk.isOver)) break
  }
  const faults = await page.evaluate(listFaults)
  if (hasDialog) faults.push(...(await dialogFaults(page)))
  else faults.push(...(await openerFaults(page)))
  return [...new Set(faults)].map((fault) => `keyboard: ${fault}`)
}

/** Opens the palette with its shortcut and leaves it with Escape. */
export async function paletteFaults(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k')
  if (!(await appears(page, '[role="dialog"]'))) return ['keyboard: the palette does not open']
  const isInside = await holds(page, () => document.activeElement?.closest('[role="dialog"]') !== null)
  await page.keyboard.press('Escape')
  const isLeft = await holds(page, isWithoutDialog)
  return [
    ...(isInside ? [] : ['keyboard: the palette does not take the focus']),
    ...(isLeft ? [] : ['keyboard: Escape does not close the palette']),
  ]
}

async function dialogFaults(page: Page): Promise<string[]> {
  const shown = () =>
    [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility()).length
  const before = await page.evaluate(shown)
  await page.keyboard.press('Escape')
  const isClosed = await holds(
    page,
    (count) =>
      [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility()).length < count,
    before,
  )
  return isClosed ? [] : ['Escape does not close the dialog']
}

/** Opens menus and popovers of the page, one of each kind. */
async function openerFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const openers = page.locator('button[aria-haspopup]:visible:enabled, a[aria-haspopup]:visible')
  const kinds = new Set<string>()
  for (const opener of await openers.all()) {
    const { name, kind } = await opener.evaluate((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      kind: `${element.className} ${element.closest('tr, li') ? '' : element.getAttribute('aria-label')}`,
    }))
    if (kinds.has(kind) || kinds.size >= mostOpeners) continue
    kinds.add(kind)
    await opener.focus()
    await page.keyboard.press('Enter')
    if (!(await appears(page, '[role="menu"], [role="dialog"]'))) {
      faults.push(`Enter does not open "${name}"`)
      continue
    }
    if (
      !(await holds(page, () => document.activeElement?.closest('[role="menu"], [role="dialog"]') !== null))
    )
      faults.push(`the focus does not go into "${name}"`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    // The first opening puts a new button in the place of the first.
    const isBack = await holds(
      page,
      (label) =>
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) === label,
      name,
    )
    if (!isBack) faults.push(`Escape does not bring the focus back to "${name}"`)
  }
  return faults
}

/** Whether the condition becomes true within the patience. */
function holds<Value>(page: Page, condition: (value: Value) => boolean, value?: Value): Promise<boolean> {
  return page.waitForFunction(condition as (value: unknown) => boolean, value, { timeout: timeoutMs }).then(
    () => true,
    () => false,
  )
}

function isWithoutDialog(): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].every((one) => !one.checkVisibility())
}

function appears(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: timeoutMs })
    .then(
      () => true,
      () => false,
    )
}

/** Runs in the page: looks at the focused element before each key. */
function watchFocus(): void {
  const walk: Walk = { stops: [], faults: [], isOver: false }
  Object.assign(window, { halyardWalk: walk })
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${element.id || element.getAttribute('class')?.split(' ')[0] || ''}`
  /** The element, or the part that is drawn in its place: the label of a hidden input. */
  const shownPart = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect()
    const isHidden = width < 4 || height < 4 || getComputedStyle(element).opacity === '0'
    return isHidden && element.parentElement ? shownPart(element.parentElement) : element
  }
  const hasRing = (element: Element) =>
    [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    })
  const isShown = (element: Element) => {
    const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    const around = [element, element.parentElement, element.parentElement?.parentElement, cell]
    const beside = [...(element.parentElement?.children ?? [])]
    return [...around, ...beside].some((one) => one && hasRing(one))
  }
  const isCovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (x0 >= x1 || y0 >= y1) return true
    return ![0.1, 0.5, 0.9].some((part) => {
      const at = document.elementFromPoint(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
      return at !== null && (element.contains(at) || at.contains(element))
    })
  }
  const look = () => {
    const element = document.activeElement
    if (walk.isOver || !element || element === document.body || element.tagName === 'IFRAME') return
    if (walk.stops.includes(element)) {
      walk.isOver = walk.stops.indexOf(element) === 0
      return
    }
    walk.stops.push(element)
    if (element.tagName === 'MAIN') return
    if (!isShown(element)) walk.faults.push(`no focus ring: ${nameOf(element)}`)
    if (isCovered(shownPart(element))) walk.faults.push(`focus is covered: ${nameOf(element)}`)
  }
  addEventListener('keydown', look, { capture: true })
}

/** Runs in the page: what the walk saw, and the controls that it did not reach. */
function listFaults(): string[] {
  const { stops, faults, isOver } = (window as unknown as Walker).halyardWalk
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${element.getAttribute('class')?.split(' ')[0] ?? ''}`
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast((one) => one.checkVisibility())
  const root = dialog ?? document.body
  // The arrow keys move within these.
  const composite =
    '[role="tablist"], [role="radiogroup"], [role="menu"], [role="listbox"], [role="grid"], [role="toolbar"]'
  const missed = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [type="radio"], [type="file"], [type="hidden"]') &&
      !control.closest(`${composite}, [aria-hidden="true"], [inert], [role="status"]`) &&
      control.getBoundingClientRect().width > 2 &&
      !stops.includes(control) &&
      // A list that is drawn in parts replaces its elements.
      !stops.some((stop) => nameOf(stop) === nameOf(control)),
  )
  const strays = dialog
    ? stops.filter((stop) => !dialog.contains(stop) && !stop.closest('[role="dialog"]'))
    : []
  return [
    ...faults,
    ...missed.map((control) => `not reached by Tab: ${nameOf(control)}`),
    ...strays.map((stop) => `Tab leaves the dialog for ${nameOf(stop)}`),
    ...(isOver ? [] : ['Tab does not return to its first stop']),
  ]
}
