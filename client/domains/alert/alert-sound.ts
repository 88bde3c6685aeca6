import type { AlertKind } from './alert-choices.ts'

/** Two tones per kind, in Hz. */
const TONES = { notices: [660, 880], bloods: [880, 1175], instances: [520, 390] } as const
const TONE_SECONDS = 0.14

let audio: AudioContext | undefined

/** Browsers refuse to play sounds before the first click or key on the page. Old ones do not tell. */
export function canPlaySound(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true
}

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
  void audio.resume().catch(() => undefined)
}
