/**
 * How deep arrays and objects of a request may nest. Our deepest input has four levels and tRPC's batches
 * add three; code that walks JSON recursively exhausts the stack at some thousands.
 */
export const maxJsonDepth = 32

/** Whether JSON nests deeper than allowed: one pass over the text, before anything parses it. */
export function isNestedTooDeep(json: string, maxDepth = maxJsonDepth): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < json.length; i++) {
    const character = json[i]
    if (character === '"') isInString = !isInString
    else if (isInString) {
      // An escaped quote does not end the string.
      if (character === '\\') i++
    } else if (character === '[' || character === '{') {
      depth++
      if (depth > maxDepth) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}
