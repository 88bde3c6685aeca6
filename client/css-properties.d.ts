import 'react'

declare module 'react' {
  // Custom properties carry inks and sizes into the style sheets.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
