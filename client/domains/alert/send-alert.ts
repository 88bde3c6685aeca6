import { readAlertChoices, type AlertKind } from './alert-choices.ts'

type Alert = {
  kind: AlertKind
  title: string
  text: string
  /** Alerts with the same tag replace each other, also those of other tabs. */
  tag: string
}

/** Two tones per kind, in Hz. */
const TONES = { notices: [660, 880], bloods: [880, 1175], instances: [520, 390] } as const
const TONE_SECONDS = 0.14

/** Plays a sound, and shows a notification unless the page has the focus, as chosen for this browser. */
export function sendAlert({ kind, title, text, tag }: Alert): void {
  const choices = readAlertChoices()
  if (!choices[kind]) return
  if (choices.sound) playSound(kind)
  if (!canNotify() || Notification.permission !== 'granted' || document.hasFocus()) return
  try {
    const shown = new Notification(title, { body: text, tag, icon: '/favicon.svg' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Browsers of phones show notifications of service workers only.
  }
}

/** Whether the browser has notifications. Pages without TLS have none. */
export function canNotify(): boolean {
  return 'Notification' in window
}

let audio: AudioContext | undefined

export function playSound(kind: AlertKind): void {
  if (!('AudioContext' in window)) return
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  for (const [index, frequency] of TONES[kind].entries()) {
    const startsAt = currentTime + index * TONE_SECONDS
    const tone = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: 0 })
    // A tone that starts or ends at full volume clicks.
    volume.gain.setValueAtTime(0, startsAt)
    volume.gain.linearRampToValueAtTime(0.2, startsAt + 0.02)
    volume.gain.linearRampToValueAtTime(0, startsAt + TONE_SECONDS)
    tone.connect(volume).connect(destination)
    tone.start(startsAt)
    tone.stop(startsAt + TONE_SECONDS)
  }
  // A browser refuses to play sounds before the first click or key on the page.
  void audio.resume().catch(() => undefined)
}
