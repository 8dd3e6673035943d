import type en from './en.json'

/** Every word of the interface, in one language. A file that lacks one of the English words does not compile. */
export type InterfaceWords = {
  readonly [Group in keyof typeof en]: { readonly [Key in keyof (typeof en)[Group]]: string }
}

/** Some of the words, for a region that has others than its language. */
export type OtherWords = { readonly [Group in keyof InterfaceWords]?: Partial<InterfaceWords[Group]> }
