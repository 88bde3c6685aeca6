const pollMs = 300

/** Calls back when the parent was killed and could not forward a signal, so that no server is left running. */
export function onParentGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, pollMs)
  timer.unref()
}
