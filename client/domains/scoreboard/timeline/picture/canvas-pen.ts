import type { Colors } from './page-colors.ts'

type Property = `--${string}`
type Words = {
  color: Property
  size: number
  weight?: 400 | 600
  align?: CanvasTextAlign
  /** A longer text ends with an ellipsis. */
  most?: number
}
type Stroke = { color: Property; width?: number; dashes?: readonly number[] | undefined; opacity?: number }

export type CanvasPen = {
  /** The position is the middle of the text's height. */
  write: (text: string, at: readonly [x: number, y: number], words: Words) => void
  stroke: (path: string, stroke: Stroke) => void
  fill: (path: string, color: Property, opacity?: number) => void
}

/** Draws on a canvas what SVG draws on the page: paths, and texts in the page's font and colors. */
export function canvasPen(context: CanvasRenderingContext2D, colorOf: Colors): CanvasPen {
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  return {
    write(text, [x, y], { color, size, weight = 400, align = 'left', most = Infinity }) {
      context.font = `${weight} ${size}px ${colorOf('--h-sans')}`
      context.fillStyle = colorOf(color)
      context.textAlign = align
      context.fillText(
        shortened(text, most, (part) => context.measureText(part).width),
        x,
        y,
      )
    },
    stroke(path, { color, width = 1, dashes = [], opacity = 1 }) {
      context.globalAlpha = opacity
      context.strokeStyle = colorOf(color)
      context.lineWidth = width
      context.setLineDash([...dashes])
      context.stroke(shapeOf(path))
      context.globalAlpha = 1
    },
    fill(path, color, opacity = 1) {
      context.globalAlpha = opacity
      context.fillStyle = colorOf(color)
      context.fill(shapeOf(path))
      context.globalAlpha = 1
    },
  }
}

function shapeOf(path: string): Path2D {
  return new Path2D(path)
}

function shortened(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text
  const characters = [...text]
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > most) characters.pop()
  return `${characters.join('')}…`
}
