/** A text in single quotes, the style of this project's YAML; in double quotes if it has a single one. */
export const quotedScalar = (value: string): string =>
  value.includes("'") ? JSON.stringify(value) : `'${value}'`
