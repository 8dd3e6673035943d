/**
 * Why nothing runs in a folder: Node's loader and the bundler take paths for addresses, in which these characters mean
 * something else. Undefined where the path has none. No TypeScript, since that would not load there.
 *
 * @param {string} path absolute
 * @returns {string | undefined}
 */
export function pathRefusal(path) {
  const [character] = /[#?%]/.exec(path) ?? []
  return (
    character &&
    `The path ${path} has a ${character} in it, with which no page can be built: rename that folder.`
  )
}
