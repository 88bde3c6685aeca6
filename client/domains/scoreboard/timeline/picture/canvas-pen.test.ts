import { expect, test } from 'vitest'
import { canvasPen } from './canvas-pen.ts'

/** A canvas whose characters are 10 pixels wide. */
function written(text: string, most?: number): unknown[] {
  const calls: unknown[] = []
  const context = {
    measureText: (part: string) => ({ width: [...part].length * 10 }),
    fillText: (...call: unknown[]) => calls.push(...call),
  } as unknown as CanvasRenderingContext2D
  const words = { color: '--h-text', size: 20, ...(most === undefined ? {} : { most }) } as const
  canvasPen(context, (property) => `${property} of the page`).write(text, [5, 7], words)
  return [...calls, context.font, context.fillStyle]
}

test('a text is written in the font and color of the page', () => {
  expect(written('Ada')).toEqual(['Ada', 5, 7, '400 20px --h-sans of the page', '--h-text of the page'])
})

test('a text that is too long ends with an ellipsis', () => {
  expect(written('Löschzug', 80)[0]).toBe('Löschzug')
  expect(written('Löschzug', 79)[0]).toBe('Löschz…')
  expect(written('🚩🚩🚩', 25)[0]).toBe('🚩…')
})
