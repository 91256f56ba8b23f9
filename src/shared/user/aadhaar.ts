/** Tables of the Verhoeff check digit algorithm in the dihedral group D5 (J. Verhoeff, 1969). */
const product = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]
const permutation = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
]

/** The number without the spaces and hyphens that people group it with. */
export const aadhaarDigits = (text: string) => text.replace(/[\s-]/g, '')

/** Twelve digits (spaces and hyphens allowed) that do not start with 0 or 1, with a valid check digit. */
export function isAadhaar(text: string): boolean {
  const digits = aadhaarDigits(text)
  if (!/^[2-9]\d{11}$/.test(digits)) return false
  const check = [...digits]
    .reverse()
    .reduce((sum, digit, i) => product[sum]?.[permutation[i % 8]?.[Number(digit)] ?? 0] ?? 0, 0)
  return check === 0
}
