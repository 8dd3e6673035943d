import type { en } from './en.ts'

/** Every word of the interface, in one language. A set that lacks one does not compile. */
export type InterfaceWords = {
  readonly [Group in keyof typeof en]: { readonly [Key in keyof (typeof en)[Group]]: string }
}
