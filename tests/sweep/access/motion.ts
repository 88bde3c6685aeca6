import type { Page } from 'playwright-core'

type Recorder = { halyardMotions: Set<string> }

/** Records each animation and transition of every page that this one opens. Call it before the first visit. */
export async function recordMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longestMs = 20
    const motions = new Set<string>()
    Object.assign(window, { halyardMotions: motions })
    const note = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration ?? 0) <= longestMs && iterations !== Infinity) continue
        const what = animation instanceof CSSTransition ? animation.transitionProperty : type
        motions.add(`${what} of ${target.tagName.toLowerCase()}.${target.getAttribute('class') ?? ''}`)
      }
    }
    document.addEventListener('transitionrun', note, { capture: true })
    document.addEventListener('animationstart', note, { capture: true })
  })
}

/** Parts that moved since the page was opened, or would scroll smoothly, although the user prefers reduced motion. */
export async function motionFaults(page: Page): Promise<string[]> {
  const motions = await page.evaluate(() => {
    const smooth = [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map((element) => `smooth scrolling of ${element.tagName.toLowerCase()}`)
    return [...(window as unknown as Recorder).halyardMotions, ...smooth]
  })
  return motions.map((motion) => `motion: ${motion}`)
}
