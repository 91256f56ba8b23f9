const pictureEnding = String.raw`\.(?:jpe?g|png|webp|avif)`

/**
 * Whatever is in between, an address begins a further picture. A match begins with the first separator of several:
 * tried from each of them, thousands without an address behind them would take a time that grows with their square.
 */
const beforeAddress = /(?<![\s,;|])[\s,;|]+(?=https?:\/\/|\/uploads\/)/

/**
 * What separates an address from the name of a file behind it. Addresses have commas and semicolons themselves
 * (`…/w_300,h_200/onion.jpg`), so that one ends an address only before a space, or between two pictures.
 */
const afterAddress = new RegExp(
  String.raw`[,;|](?=\s|$)|(?<=${pictureEnding})[,;|](?=[^\s,;|/?#]+${pictureEnding}(?:[\s,;|]|$))`,
  'i',
)

const splitNames = (text: string) => text.split(/[,;|]/)

/** One address with the names behind it, or names alone. */
function splitPart(part: string): string[] {
  if (!/^https?:\/\//.test(part)) return splitNames(part)
  const end = part.search(afterAddress)
  if (end === -1) return [part]
  return [part.slice(0, end), ...splitNames(part.slice(end))]
}

/** The pictures that a cell names: addresses, our own uploads and names of files in a zip. */
export const splitPictures = (cell: string): string[] =>
  cell
    .split(/[\r\n]+/)
    .flatMap((line) => line.trim().split(beforeAddress))
    .flatMap(splitPart)
    .map((picture) => picture.trim())
    .filter(Boolean)
