/** Further words make a search slower without improving it. */
const maxWords = 10

/** Splits a search text into words. ZWJ and ZWNJ (U+200D, U+200C) are part of Hindi words. */
export const splitSearchWords = (q: string): string[] =>
  q
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, maxWords)

/** A lexeme as a tsquery writes it: in quotes, so that none of its characters is an operator. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
