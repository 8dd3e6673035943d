/** The code of an error of the system, such as `ENOENT`; undefined for all others. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Whether an error says that there is no such file. */
export const isMissingFile = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(String(errorCode(error)))

/** Why a file cannot be read, as a sentence. */
export function whyUnread(path: string, error: unknown): string {
  if (isMissingFile(error)) return `There is no file ${path}.`
  switch (errorCode(error)) {
    case 'EISDIR':
      return `${path} is a folder; name the YAML file in it.`
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be read: its permissions forbid it.`
    default:
      return `${path} could not be read${error instanceof Error ? ` (${error.message})` : ''}.`
  }
}

/** Why a file or a folder cannot be written, as the end of a sentence, without its stop. */
export function whyUnwritten(error: unknown): string {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'its permissions, or those of the folder around it, forbid it'
    case 'EROFS':
      return 'its disk can only be read'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'its disk is full'
    case 'EISDIR':
      return 'a folder has its name'
    case 'EBUSY':
      return 'another program uses it'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
