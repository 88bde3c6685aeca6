import type { Page } from 'playwright-core'

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Records the layout shifts of every page that this one opens. Call it before the first visit. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, largest: 0, moved: '' }
    Object.assign(window, { halyardShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        shifts.sum += entry.value
        if (entry.value <= shifts.largest) continue
        shifts.largest = entry.value
        shifts.moved = entry.sources
          .map(({ node }) =>
            node instanceof HTMLElement ? `${node.tagName} ${node.className}` : node?.nodeName,
          )
          .join(', ')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all layout shifts since the page was opened, and what the largest one moved. */
export function shiftOf(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(
    () => (window as unknown as { halyardShifts: { sum: number; moved: string } }).halyardShifts,
  )
}

/** Tells each request that failed or was answered with an error. */
export function watchRequests(page: Page, tell: (fault: string) => void): void {
  page.on('response', (response) => {
    if (response.status() >= 400) tell(`answer ${response.status()}: ${pathOf(response.url())}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left cancels its open requests.
    if (reason !== 'net::ERR_ABORTED') tell(`failed request: ${pathOf(request.url())} ${reason}`)
  })
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
