import { type Backdrop, backdrop } from './backdrop.ts'
import { type Container, containerArt } from './container.ts'
import type { Random } from './random.ts'
import { shadow, svgDocument } from './svg.ts'

export interface PileOptions {
  backdrop: Backdrop
  container: Container
  /** One piece as square PNGs: in full light, half shade and full shade. */
  shades: readonly Buffer[]
  /** The width of a piece on the canvas; five pieces of 150 fit side by side into a crate. */
  size: number
  /** Degrees that a piece may lean to either side. */
  lean: number
}

/**
 * Produce in a container on a table, with some pieces in front. A piece is given as pixels, because
 * drawing its gradients and blurs twenty times would take a second per picture.
 */
export function pileScene(options: PileOptions, random: Random): string {
  const { size, lean, shades } = options
  const box = containerArt(options.container, random)
  const put = (x: number, y: number, shade: number, scale = 1) => {
    const turn = random.between(-lean, lean)
    const flip = random.chance(0.5) ? -scale : scale
    return (
      `<use xlink:href="#p${shade}" x="${-size / 2}" y="${-size / 2}" transform="translate(${x.toFixed(1)} ` +
      `${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${flip.toFixed(2)} ${scale.toFixed(2)})"/>`
    )
  }
  const rows: string[] = []
  const layers = Math.max(2, Math.round(300 / size) + 1)
  for (let layer = 0; layer < layers; layer += 1) {
    // Back rows are higher, narrower and darker, which makes the grid look like a heap.
    const depth = (layers - 1 - layer) / (layers - 1)
    const half = (box.half - size * 0.2) * (1 - depth * 0.3)
    const count = Math.max(2, Math.round((half * 2) / (size * 0.66)))
    const y = box.rim - size * 0.16 - depth * size * 1.05
    for (let i = 0; i < count; i += 1) {
      const x = box.x - half + (half * 2 * (i + 0.5)) / count
      const arch = ((x - box.x) / box.half) ** 2 * size * 0.3 * (0.4 + depth)
      rows.push(
        put(
          x + random.between(-0.06, 0.06) * size,
          y + arch + random.between(-0.05, 0.05) * size,
          Math.round(depth * 2),
          random.between(0.94, 1.08),
        ),
      )
    }
  }
  const spots = random.pick([
    [
      [170, 660],
      [300, 700],
      [800, 690],
    ],
    [
      [210, 696],
      [760, 700],
      [890, 655],
    ],
    [
      [130, 690],
      [690, 704],
      [840, 672],
    ],
  ] as const)
  const loose = spots.map(
    ([x, y]) =>
      shadow(x, y + size * 0.36, size * 0.58, size * 0.16) + put(x, y - size * 0.08, 0, 1.06),
  )
  const images = shades.map(
    (png, i) =>
      `<image id="p${i}" width="${size}" height="${size}" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`,
  )
  return svgDocument(
    `<defs>${images.join('')}</defs>` +
      backdrop(options.backdrop, random) +
      box.back +
      rows.join('') +
      box.front +
      loose.join(''),
  )
}
