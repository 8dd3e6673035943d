import type { SectionMetadata } from '../metadata.ts'

/** The rough lightness of `#rrggbb`, from 0 to 1. */
function lightness(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16)
  return (0.2 * (number >> 16) + 0.7 * ((number >> 8) & 255) + 0.1 * (number & 255)) / 255
}

export const metadata = {
  // Logos are black, or inverted to white on a dark background.
  colours: ({ background }) => `--logo-turn:${lightness(background) < 0.5 ? 1 : 0}`,
} satisfies SectionMetadata<'logos'>
