const pollMs = 300

/** Calls back when npm was killed and could not pass that on, so that no server is left that nobody knows of. */
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
