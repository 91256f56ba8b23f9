import { skyAndLand } from './backdrop.ts'
import { equipmentArt } from './equipment-art.ts'
import { type PaintName, paintDefs, paints } from './equipment-parts.ts'
import { createRandom, seedOf } from './random.ts'
import { canvas, gradient, svgDocument } from './svg.ts'

const ground = 640

/** Bare soil in front of the field, with clods and tufts of grass. */
function soil(seed: number): string {
  const random = createRandom(seed)
  const clods = Array.from({ length: 60 }, () => {
    const y = random.between(ground - 20, canvas.height)
    return `<ellipse cx="${random.whole(0, canvas.width)}" cy="${y}" rx="${random.between(5, 22)}" ry="${random.between(2, 7)}" fill="${random.pick(['#5d3a1e', '#94683c', '#7a4f2a'])}" opacity=".5"/>`
  })
  const tufts = Array.from({ length: 22 }, () => {
    const x = random.whole(0, canvas.width)
    const y = random.pick([random.whole(574, 592), random.whole(720, 770)])
    return `<path d="M${x} ${y} q-8 -16 -14 -20 M${x} ${y} q0 -18 2 -26 M${x} ${y} q8 -14 16 -18" stroke="#5b8f38" stroke-width="4" fill="none"/>`
  })
  return (
    `<defs>${gradient('soil', [
      [0, '#a87646'],
      [0.5, '#84552c'],
      [1, '#5a3719'],
    ])}</defs>` +
    `<path d="M0 580 Q260 560 520 578 T1024 572 V768 H0Z" fill="url(#soil)"/>` +
    `<path d="M0 612 Q300 596 1024 606 M0 668 Q420 646 1024 664 M0 730 Q420 708 1024 728" stroke="#4a2c14" stroke-width="7" fill="none" opacity=".28"/>` +
    clods.join('') +
    tufts.join('')
  )
}

/** The picture of a kind of machine as SVG, in a paint, facing either way. */
export function equipmentScene(name: string, paint: PaintName, isMirrored: boolean): string {
  const art = equipmentArt[name]
  if (!art) throw new Error(`There is no drawing of "${name}".`)
  const seed = seedOf(`${name} ${paint}`)
  const random = createRandom(seed)
  const mirror = isMirrored ? `transform="translate(${canvas.width} 0) scale(-1 1)"` : ''
  return svgDocument(
    skyAndLand(random, 400) +
      soil(seed) +
      paintDefs(paints[paint]) +
      `<radialGradient id="under"><stop offset="0" stop-color="#1d1206" stop-opacity=".6"/><stop offset="1" stop-color="#1d1206" stop-opacity="0"/></radialGradient>` +
      `<ellipse cx="512" cy="${ground + 8}" rx="470" ry="46" fill="url(#under)"/><g ${mirror}>${art}</g>`,
  )
}
