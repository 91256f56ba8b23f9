import { equipmentArt } from './equipment-art.ts'
import { type PaintName, paintDefs, paints } from './equipment-parts.ts'
import { farmScene } from './farm-scenes.ts'
import { createRandom, seedOf } from './random.ts'
import { canvas, svgDocument } from './svg.ts'

const ground = 640

/** The picture of a kind of machine as SVG, in a paint, facing either way. */
export function equipmentScene(name: string, paint: PaintName, isMirrored: boolean): string {
  const art = equipmentArt[name]
  if (!art) throw new Error(`There is no drawing of "${name}".`)
  const random = createRandom(seedOf(`${name} ${paint}`))
  const mirror = isMirrored ? `transform="translate(${canvas.width} 0) scale(-1 1)"` : ''
  return svgDocument(
    farmScene(name, random) +
      paintDefs(paints[paint]) +
      `<radialGradient id="under"><stop offset="0" stop-color="#1d1206" stop-opacity=".6"/><stop offset="1" stop-color="#1d1206" stop-opacity="0"/></radialGradient>` +
      `<ellipse cx="512" cy="${ground + 8}" rx="470" ry="46" fill="url(#under)"/><g ${mirror}>${art}</g>`,
  )
}
