export type Colors = (property: `--${string}`) => string

/** Resolves the page's current custom properties for a canvas. */
export function pageColors(): Colors {
  const style = getComputedStyle(document.documentElement)
  return (property) => resolved(style.getPropertyValue(property).trim(), style)
}

// A property can refer to another one: `--h-mark` refers to a color of the brand.
function resolved(value: string, style: CSSStyleDeclaration): string {
  const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return inner ? resolved(style.getPropertyValue(inner).trim(), style) : value
}
