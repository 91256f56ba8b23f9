import { type Backdrop, backdrop } from './backdrop.ts'
import { containerArt } from './container.ts'
import type { Random } from './random.ts'
import { roundGradient, svgDocument } from './svg.ts'

export interface GrainStyle {
  /** Light, middle and dark of one grain. */
  colors: readonly [string, string, string]
  /** Half the length and half the height of one grain on the canvas. */
  rx: number
  ry: number
  /** A line along it (wheat, coffee) or a white eye (kidney bean, pea). */
  mark?: 'crease' | 'eye'
}

function grainSymbol({ colors, rx, ry, mark }: GrainStyle): string {
  const marks = {
    crease: `<path d="M${-rx * 0.8} 0 Q0 ${ry * 0.35} ${rx * 0.8} 0" stroke="${colors[2]}" stroke-width="${ry * 0.22}" fill="none"/>`,
    eye: `<ellipse cx="0" cy="${-ry * 0.35}" rx="${rx * 0.24}" ry="${ry * 0.16}" fill="#fff" opacity=".75"/>`,
  }
  return (
    `<defs>${roundGradient('grain', ...colors)}<g id="g"><ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="url(#grain)" ` +
    `stroke="${colors[2]}" stroke-width="1"/>${mark ? marks[mark] : ''}</g></defs>`
  )
}

/** An open jute sack full of grain, with some spilt in front. */
export function grainScene(
  style: GrainStyle,
  kind: Backdrop,
  random: Random,
  garnish = '',
): string {
  const box = containerArt('sack', random)
  const put = (x: number, y: number) =>
    `<use xlink:href="#g" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.whole(-60, 60)})"/>`
  const top = 262
  const heap: string[] = []
  const step = Math.max(9, style.ry * 1.55)
  for (let y = top; y < box.rim + 26; y += step) {
    const depth = (y - top) / (box.rim + 6 - top)
    const half = box.half * Math.sqrt(Math.max(0.02, 1 - (1 - Math.min(1, depth)) ** 1.7))
    for (let x = box.x - half; x <= box.x + half; x += style.rx * 1.5) {
      heap.push(put(x + random.between(-4, 4), y + random.between(-4, 4)))
    }
  }
  const spilt = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const far = Math.sqrt(random.between(0, 1))
    const [cx, cy, rx, ry] = random.chance(0.6) ? [250, 700, 150, 34] : [800, 704, 110, 26]
    return put(cx + Math.cos(angle) * far * rx, cy + Math.sin(angle) * far * ry)
  })
  const [light, middle, dark] = style.colors
  return svgDocument(
    grainSymbol(style) +
      backdrop(kind, random) +
      box.back +
      garnish +
      `<defs>${roundGradient('heap', light, middle, dark)}</defs>` +
      `<path d="M${box.x - box.half} ${box.rim + 12} C${box.x - 190} ${top + 20} ${box.x - 90} ${top - 8} ${box.x} ${top - 8} S${box.x + 190} ${top + 20} ${box.x + box.half} ${box.rim + 12}Z" fill="url(#heap)"/>` +
      heap.join('') +
      box.front +
      spilt.join(''),
  )
}
