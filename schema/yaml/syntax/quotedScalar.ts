/** A text in single quotes, as this project writes YAML; in double ones where it holds such a quote. */
export const quotedScalar = (value: string): string =>
  value.includes("'") ? JSON.stringify(value) : `'${value}'`
