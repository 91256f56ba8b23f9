/** The size of the pictures: 4:3, sharp enough for a detail page. */
export const canvas = { width: 1024, height: 768 } as const

export const svgDocument = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
  `width="${canvas.width}" height="${canvas.height}" ` +
  `viewBox="0 0 ${canvas.width} ${canvas.height}">${body}</svg>`

/** A gradient from top to bottom (or left to right), as `[offset, colour]` stops. */
export function gradient(id: string, stops: readonly [number, string][], isAcross = false): string {
  const end = isAcross ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  const parts = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${parts.join('')}</linearGradient>`
}

/** A round gradient from a lit spot at the upper left to the shaded rim. */
export function roundGradient(id: string, light: string, middle: string, dark: string): string {
  return (
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`
  )
}

/** The soft shadow of an object on the ground. */
export const shadow = (x: number, y: number, rx: number, ry: number, strength = 0.45) =>
  `<radialGradient id="sh${Math.round(x)}-${Math.round(y)}"><stop offset="0" stop-color="#1d1206" ` +
  `stop-opacity="${strength}"/><stop offset="1" stop-color="#1d1206" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#sh${Math.round(x)}-${Math.round(y)})"/>`
