import { randomInt } from 'node:crypto'

/** Digits and letters without those that are easily confused when read aloud or written (0 and O, 1 and I). */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A random number that people can quote: prefix, dash and eight characters (10^12 possibilities). */
export const publicNumber = (prefix: string) =>
  `${prefix}-${Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('')}`
