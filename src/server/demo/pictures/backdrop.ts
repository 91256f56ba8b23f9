import type { Random } from './random.ts'
import { canvas, gradient } from './svg.ts'

const { width, height } = canvas

export type Backdrop = 'field' | 'market' | 'wall'

interface Light {
  sky: readonly [number, string][]
  sun: string
  hill: string
  far: string
  near: string
}

/** The light of morning, noon and evening. */
const lights: readonly Light[] = [
  {
    sky: [
      [0, '#bfe0ea'],
      [0.55, '#f3ecd2'],
      [1, '#fbe1b0'],
    ],
    sun: '#fff6d8',
    hill: '#a9c39a',
    far: '#8fb35a',
    near: '#5d8f38',
  },
  {
    sky: [
      [0, '#8ec8e8'],
      [0.6, '#d3ecf2'],
      [1, '#eef6e4'],
    ],
    sun: '#fffdf0',
    hill: '#93bd94',
    far: '#7fb04d',
    near: '#4c8534',
  },
  {
    sky: [
      [0, '#e9b98a'],
      [0.5, '#f7d491'],
      [1, '#fde9b4'],
    ],
    sun: '#fff0c0',
    hill: '#b79f6d',
    far: '#a3a64b',
    near: '#738a35',
  },
]

/** Rows of a field that meet at one point of the horizon. */
function fieldRows(horizon: number, colors: readonly [string, string], count: number): string {
  const rows: string[] = []
  for (let i = -count; i < count; i += 1) {
    const x = (position: number, spread: number) => width / 2 + position * spread
    rows.push(
      `<path d="M${x(i, 34)} ${horizon} L${x(i + 0.5, 34)} ${horizon} L${x(i + 0.5, 240)} ${height} ` +
        `L${x(i, 240)} ${height}Z" fill="${colors[i & 1 ? 1 : 0]}" opacity=".55"/>`,
    )
  }
  return rows.join('')
}

function tree(x: number, y: number, size: number, color: string): string {
  const blob = (dx: number, dy: number, r: number) =>
    `<circle cx="${x + dx * size}" cy="${y + dy * size}" r="${r * size}" fill="${color}"/>`
  return (
    `<rect x="${x - size * 0.06}" y="${y - size * 0.2}" width="${size * 0.12}" height="${size * 0.6}" fill="#7a5a3a" opacity=".8"/>` +
    blob(0, -0.5, 0.42) +
    blob(-0.32, -0.28, 0.32) +
    blob(0.34, -0.26, 0.33)
  )
}

export function skyAndLand(random: Random, horizon: number): string {
  const light = random.pick(lights)
  const sunX = random.whole(140, 880)
  const hills = [0, 1, 2].map((i) => {
    const x = i * 420 - random.whole(0, 160)
    return `<ellipse cx="${x + 180}" cy="${horizon + 20}" rx="${random.whole(300, 420)}" ry="${random.whole(70, 130)}" fill="${light.hill}" opacity=".75"/>`
  })
  const trees = [0, 1, 2, 3, 4].map((i) =>
    tree(i * 240 + random.whole(-40, 90), horizon - 4, random.whole(46, 84), light.near),
  )
  return (
    `<defs>${gradient('sky', light.sky)}${gradient('land', [
      [0, light.far],
      [1, light.near],
    ])}` +
    `<radialGradient id="sun"><stop offset="0" stop-color="${light.sun}"/><stop offset=".3" stop-color="${light.sun}" stop-opacity=".7"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${sunX}" cy="${horizon - 150}" r="200" fill="url(#sun)"/>` +
    `${hills.join('')}${trees.join('')}` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#land)"/>` +
    fieldRows(horizon, [light.far, light.near], 12)
  )
}

const awnings = [
  ['#d9962b', '#fbf3e0'],
  ['#4f8a3c', '#f7f3e2'],
  ['#b6502f', '#fbf0df'],
] as const

/** A market stall under a striped awning, with a blurred background. */
function market(random: Random): string {
  const [stripe, cloth] = random.pick(awnings)
  const lamps = Array.from({ length: 16 }, () => {
    const color = random.pick(['#f5c565', '#f2a65a', '#fbe2a8', '#9dbb6a'])
    return `<circle cx="${random.whole(0, width)}" cy="${random.whole(150, 430)}" r="${random.whole(16, 62)}" fill="${color}" opacity="${random.between(0.1, 0.3)}"/>`
  })
  const step = width / 10
  const scallops = Array.from({ length: 10 }, (_, i) => {
    const color = i % 2 ? cloth : stripe
    const x = i * step
    return (
      `<path d="M${x * 0.9 + 51} 0 L${(x + step) * 0.9 + 51} 0 L${x + step} 112 ` +
      `A${step / 2} 42 0 0 1 ${x} 112Z" fill="${color}"/>`
    )
  })
  return (
    `<defs>${gradient('stall', [
      [0, '#6d4426'],
      [0.5, '#a86d38'],
      [1, '#c98d4c'],
    ])}${gradient('awning', [
      [0, '#000'],
      [1, '#fff'],
    ])}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#stall)"/>${lamps.join('')}` +
    `<rect y="96" width="${width}" height="90" fill="#2a1708" opacity=".18"/>` +
    `${scallops.join('')}<rect width="${width}" height="60" fill="url(#awning)" opacity=".14"/>`
  )
}

/** A mud wall with a band of white drawings, as in Maharashtra and Gujarat. */
function wall(random: Random): string {
  const [top, bottom] = random.pick([
    ['#c87a4b', '#a95d34'],
    ['#d8a657', '#b9823a'],
    ['#8fa27a', '#6f8560'],
  ] as const)
  const band: string[] = []
  for (let x = 20; x < width; x += 64) {
    band.push(
      `<path d="M${x} 210 l18 -30 l18 30Z M${x} 150 l18 30 l18 -30Z" opacity=".85"/>`,
      `<circle cx="${x + 18}" cy="140" r="8" opacity=".85"/><circle cx="${x + 50}" cy="180" r="4"/>`,
    )
  }
  const patches = Array.from(
    { length: 14 },
    () =>
      `<ellipse cx="${random.whole(0, width)}" cy="${random.whole(0, 460)}" rx="${random.whole(60, 200)}" ry="${random.whole(20, 70)}" fill="#fff" opacity=".05"/>`,
  )
  return (
    `<defs>${gradient('wall', [
      [0, top],
      [1, bottom],
    ])}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>${patches.join('')}` +
    `<g fill="#fbf4e4" opacity=".8">${band.join('')}<rect y="106" width="${width}" height="5"/><rect y="228" width="${width}" height="5"/></g>`
  )
}

/** The wooden table below the produce. */
function table(random: Random, top: number): string {
  const [light, dark] = random.pick([
    ['#c08a55', '#8a5a31'],
    ['#a97648', '#6f4526'],
    ['#d0a06a', '#9a6a3c'],
  ] as const)
  const planks = [0.16, 0.42, 0.72].map((part) => {
    const y = top + (height - top) * part
    return `<rect y="${y}" width="${width}" height="${3 + part * 3}" fill="#3d2310" opacity=".35"/><rect y="${y + 5}" width="${width}" height="2" fill="#fff" opacity=".14"/>`
  })
  const grain = Array.from({ length: 26 }, () => {
    const y = random.between(top + 6, height)
    const x = random.whole(-60, width)
    return `<path d="M${x} ${y} q${random.whole(40, 110)} ${random.between(-5, 5)} ${random.whole(130, 300)} 0" stroke="#4a2c14" stroke-width="1.6" fill="none" opacity=".16"/>`
  })
  return (
    `<defs>${gradient('table', [
      [0, light],
      [1, dark],
    ])}${gradient('edge', [
      [0, '#000'],
      [1, '#fff'],
    ])}</defs>` +
    `<rect y="${top}" width="${width}" height="${height - top}" fill="url(#table)"/>${planks.join('')}${grain.join('')}` +
    `<rect y="${top}" width="${width}" height="4" fill="#fff" opacity=".28"/>`
  )
}

/** The top edge of the table, as y coordinate. */
export const tableTop = 520

export function backdrop(kind: Backdrop, random: Random): string {
  const behind =
    kind === 'field' ? skyAndLand(random, 330) : kind === 'market' ? market(random) : wall(random)
  return behind + table(random, tableTop)
}
