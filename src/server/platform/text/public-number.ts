import { randomInt } from 'node:crypto'

/** Digits and letters that are not taken for one another when read out or written down. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number for people to name a thing by: the prefix, a dash and eight signs (a million million). */
export const publicNumber = (prefix: string) =>
  `${prefix}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
