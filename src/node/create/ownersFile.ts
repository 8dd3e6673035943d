/** A file that is to be written into an owner's folder. */
export interface OwnersFile {
  /** From that folder, with slashes. */
  path: string
  content: string | Uint8Array
}

/**
 * A YAML file of the repository as an owner's, with another path in the line by which editors find its JSON Schema.
 *
 * @param schema the path of the engine's folder `schema` from the file
 */
export const withSchema = (text: string, schema: string): string =>
  text.replace(/^(# yaml-language-server: \$schema=)\S*?([\w-]+\.schema\.json)/, `$1${schema}/$2`)
