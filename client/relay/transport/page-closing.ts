let isClosing = false

addEventListener('pagehide', () => {
  isClosing = true
})
addEventListener('pageshow', () => {
  isClosing = false
})

/** Whether the page is closing. The browser cancels the requests of a closed page, except those with `keepalive`. */
export function isPageClosing(): boolean {
  return isClosing
}
