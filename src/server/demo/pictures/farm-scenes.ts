import { skyAndLand } from './backdrop.ts'
import type { Random } from './random.ts'
import { canvas, gradient } from './svg.ts'

const { width, height } = canvas
const horizon = 400

/** Where a machine stands, by its work; machines that are not listed here stand on a ploughed field. */
const placesOfWork: Readonly<Record<string, keyof typeof scenes>> = {
  'rice-transplanter': 'paddy',
  pump: 'paddy',
  'power-tiller': 'paddy',
  thresher: 'yard',
  'chaff-cutter': 'yard',
  trailer: 'yard',
  'tractor-cabin': 'yard',
  'solar-pump': 'bloom',
  'boom-sprayer': 'bloom',
  'drone-sprayer': 'bloom',
  'knapsack-sprayer': 'bloom',
  'rain-gun': 'bloom',
}

const many = (count: number, draw: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')

/** Bare soil in front of the field, with clods and tufts of grass. */
function soil(random: Random): string {
  const clods = many(60, () => {
    const y = random.between(620, height)
    return `<ellipse cx="${random.whole(0, width)}" cy="${y}" rx="${random.between(5, 22)}" ry="${random.between(2, 7)}" fill="${random.pick(['#5d3a1e', '#94683c', '#7a4f2a'])}" opacity=".5"/>`
  })
  const tufts = many(22, () => {
    const x = random.whole(0, width)
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
    clods +
    tufts
  )
}

/** A flooded field: the sky in the water, and rows of seedlings that grow towards the viewer. */
function paddy(random: Random): string {
  const seedlings = many(6, (row) => {
    const y = 590 + row * 34
    const size = 12 + row * 5
    const step = 44 + row * 12
    return many(Math.ceil(width / step) + 1, (nth) => {
      const x = nth * step + random.whole(-6, 6) - (row % 2) * (step / 2)
      return `<path d="M${x} ${y} q${-size * 0.5} ${-size * 0.9} ${-size * 0.7} ${-size * 1.3} M${x} ${y} q0 ${-size} ${size * 0.1} ${-size * 1.6} M${x} ${y} q${size * 0.5} ${-size * 0.9} ${size * 0.8} ${-size * 1.2}" stroke="${random.pick(['#4f9a3a', '#6bb04a', '#3f8433'])}" stroke-width="${2.5 + row * 0.5}" fill="none"/>`
    })
  })
  const ripples = many(26, () => {
    const y = random.between(585, height)
    return `<path d="M${random.whole(-40, width)} ${y} h${random.whole(60, 190)}" stroke="#fff" stroke-width="${random.between(1.5, 3.5)}" opacity="${random.between(0.15, 0.4)}"/>`
  })
  return (
    `<defs>${gradient('water', [
      [0, '#cfe7ea'],
      [0.4, '#9cc7d0'],
      [1, '#6f9aa0'],
    ])}</defs>` +
    `<rect y="566" width="${width}" height="${height - 566}" fill="url(#water)"/>` +
    `<path d="M0 552 Q256 560 512 552 T1024 556 V580 Q768 572 512 578 T0 574Z" fill="#7d5a34"/>` +
    ripples +
    seedlings
  )
}

function house(x: number): string {
  const windows = [34, 214].map(
    (dx) =>
      `<rect x="${x + dx}" y="452" width="44" height="44" fill="#4a2f1c"/><path d="M${x + dx + 22} 452 v44 M${x + dx} 474 h44" stroke="#caa06b" stroke-width="4"/>`,
  )
  return (
    `<rect x="${x}" y="420" width="292" height="150" fill="#cf8a52"/>` +
    `<rect x="${x}" y="540" width="292" height="30" fill="#a5623a"/>` +
    `<rect x="${x + 112}" y="450" width="68" height="120" fill="#5b3a22"/>` +
    `${windows.join('')}<path d="M${x - 34} 428 L${x + 56} 322 H${x + 236} L${x + 326} 428Z" fill="#c9a55a"/>` +
    `<path d="M${x - 34} 428 H${x + 326} v14 H${x - 34}Z" fill="#9a7a3b"/>`
  )
}

function haystack(x: number, size: number): string {
  const straw = many(
    9,
    (nth) =>
      `<path d="M${x - size * 0.8 + nth * size * 0.2} 560 q${size * 0.1} ${-size * 0.5} ${size * 0.05} ${-size * 0.8}" stroke="#b98f38" stroke-width="4" fill="none" opacity=".6"/>`,
  )
  return (
    `<path d="M${x - size} 572 Q${x - size * 0.9} ${572 - size * 1.1} ${x} ${572 - size * 1.5} Q${x + size * 0.9} ${572 - size * 1.1} ${x + size} 572Z" fill="#e0b95c"/>` +
    straw
  )
}

/** A farmyard: a mud house, stacks of hay, and beaten earth. */
function yard(random: Random): string {
  const isLeft = random.chance(0.5)
  const pebbles = many(40, () => {
    const y = random.between(600, height)
    return `<ellipse cx="${random.whole(0, width)}" cy="${y}" rx="${random.between(3, 10)}" ry="${random.between(1.5, 4)}" fill="${random.pick(['#9c7a50', '#e8cfa2', '#8a6942'])}" opacity=".6"/>`
  })
  const straws = many(46, () => {
    const x = random.whole(0, width)
    const y = random.whole(600, height)
    return `<path d="M${x} ${y} l${random.whole(14, 34)} ${random.whole(-6, 6)}" stroke="#e3bf62" stroke-width="3" opacity=".8"/>`
  })
  return (
    `<defs>${gradient('earth', [
      [0, '#dcb983'],
      [1, '#b48a55'],
    ])}</defs>` +
    house(isLeft ? 40 : 690) +
    haystack(isLeft ? 880 : 150, random.whole(76, 104)) +
    haystack(isLeft ? 760 : 280, random.whole(52, 70)) +
    `<path d="M0 574 Q300 560 620 570 T1024 566 V768 H0Z" fill="url(#earth)"/>${pebbles}${straws}`
  )
}

/** Mustard in bloom up to a path of soil. */
function bloom(random: Random): string {
  const flowers = many(420, (nth) => {
    const depth = Math.sqrt(nth / 420)
    const y = 420 + depth * 170
    return `<circle cx="${random.whole(0, width)}" cy="${y + random.between(-6, 6)}" r="${2.5 + depth * 6}" fill="${random.pick(['#f6cf2f', '#ffe069', '#eab91d', '#6fa23d'])}"/>`
  })
  return `<rect y="412" width="${width}" height="190" fill="#8aa83a"/>${flowers}${soil(random)}`
}

const scenes = { field: soil, paddy, yard, bloom }

/** The sky, the land and the ground on which a machine with this name stands. */
export const farmScene = (equipment: string, random: Random): string =>
  skyAndLand(random, horizon) + scenes[placesOfWork[equipment] ?? 'field'](random)
