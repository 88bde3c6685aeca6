let isClosing = false

addEventListener('pagehide', () => {
  isClosing = true
})
addEventListener('pageshow', () => {
  isClosing = false
})

/** Whether the page closes. The browser cancels the requests of a closed page, unless they are to be kept alive. */
export function isPageClosing(): boolean {
  return isClosing
}
