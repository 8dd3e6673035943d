import 'react'

declare module 'react' {
  /** Custom properties of CSS may stand in a `style` beside its own. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
