/** Puts values into the placeholders of an interface text, such as `{n}`; one without a value stays as it is. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
