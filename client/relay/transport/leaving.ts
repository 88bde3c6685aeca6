let isLeaving = false

addEventListener('pagehide', () => {
  isLeaving = true
})
addEventListener('pageshow', () => {
  isLeaving = false
})

/** Whether the page closes. The browser cancels the requests of a closed page, unless they are to be kept alive. */
export function isPageLeaving(): boolean {
  return isLeaving
}
