import 'react'

declare module 'react' {
  // Custom properties pass colors and sizes to the style sheets.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
