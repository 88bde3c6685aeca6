import { locks } from 'node:worker_threads'
import { vi } from 'vitest'

class Param {
  value = 0
  setValueAtTime() {}
  linearRampToValueAtTime() {}
}

class AudioNode {
  gain = new Param()
  connect<Next>(next: Next): Next {
    return next
  }
  start() {}
  stop() {}
}

type Shown = { title: string; body: string | undefined; click: () => void }
type Browser = { shown: Shown[]; sounds: number }

// The page creates its audio context once.
let current: Browser = { shown: [], sounds: 0 }

class AudioContext {
  currentTime = 0
  destination = new AudioNode()
  resume() {
    current.sounds += 1
    return Promise.resolve()
  }
}

/**
 * Gives the window notifications, sounds and the locks that tabs share. Another window has the focus, and
 * `requestPermission` returns the answer.
 */
export function alertingBrowser(answer: NotificationPermission = 'granted'): Browser {
  const browser: Browser = { shown: [], sounds: 0 }
  current = browser
  class Notification extends EventTarget {
    static permission: NotificationPermission = 'default'
    static requestPermission = () => Promise.resolve((Notification.permission = answer))
    constructor(title: string, { body }: NotificationOptions) {
      super()
      browser.shown.push({ title, body, click: () => this.dispatchEvent(new Event('click')) })
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('OscillatorNode', AudioNode)
  vi.stubGlobal('GainNode', AudioNode)
  setOfNavigator('locks', locks)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  localStorage.clear()
  return browser
}

/** Sets a member of `navigator` that the simulated window does not have; undefined removes it. */
export function setOfNavigator(name: 'locks' | 'serviceWorker', value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(navigator, name)
  else Object.defineProperty(navigator, name, { value, configurable: true })
}
