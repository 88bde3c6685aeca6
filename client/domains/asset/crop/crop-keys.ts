import { firstCrop, panCrop, zoomCrop, type Crop, type Size } from './crop.ts'

type Step = (crop: Crop, size: Size) => Crop
type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const STEP = 0.02
const LARGE_STEP = 0.1
export const ZOOM_STEP = 1.15

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Maps keys to crop changes: arrows move (further with Shift), plus and minus zoom, 0 resets. */
export function stepOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Step | null {
  // The browser uses these combinations.
  if (ctrlKey || metaKey || altKey) return null
  const direction = DIRECTIONS[key]
  if (direction) {
    const [right, down] = direction
    const far = shiftKey ? LARGE_STEP : STEP
    return (crop, size) => panCrop(crop, size, right * far, down * far)
  }
  if (key === '+' || key === '=') return (crop, size) => zoomCrop(crop, size, ZOOM_STEP)
  if (key === '-' || key === '_') return (crop, size) => zoomCrop(crop, size, 1 / ZOOM_STEP)
  return key === '0' ? (_crop, size) => firstCrop(size) : null
}
