import type { Colors } from './timeline-option.ts'

/** Resolves the page's current custom properties for a canvas. */
export function pageColors(): Colors {
  const style = getComputedStyle(document.documentElement)
  return (property) => resolved(style.getPropertyValue(property).trim(), style)
}

// A property may refer to another, as `--h-mark` does to the brand.
function resolved(value: string, style: CSSStyleDeclaration): string {
  const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return inner ? resolved(style.getPropertyValue(inner).trim(), style) : value
}
