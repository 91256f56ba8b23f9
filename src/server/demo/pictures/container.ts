import type { Random } from './random.ts'
import { gradient, shadow } from './svg.ts'

export type Container = 'crate' | 'basket' | 'sack'

/** A container in two layers: the produce is drawn between its back and its front. */
export interface ContainerArt {
  back: string
  front: string
  /** The opening: its centre, half its width, and the y coordinate of its front rim. */
  x: number
  rim: number
  half: number
}

const nail = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="4" fill="#5a3a1d" opacity=".8"/>`

function crate(): ContainerArt {
  const slat = (y: number, tone: string) =>
    `<rect x="178" y="${y}" width="668" height="58" rx="5" fill="${tone}"/>` +
    `<rect x="178" y="${y}" width="668" height="5" rx="2" fill="#fff" opacity=".3"/>` +
    `<path d="M196 ${y + 22} h250 M520 ${y + 36} h290" stroke="#6b431f" stroke-width="2" opacity=".25"/>`
  const post = (x: number) =>
    `<rect x="${x}" y="404" width="46" height="216" rx="4" fill="url(#post)"/>${nail(x + 23, 440)}${nail(x + 23, 505)}${nail(x + 23, 572)}`
  return {
    back:
      `<defs>${gradient('post', [
        [0, '#d9a76c'],
        [1, '#a8703a'],
      ])}${gradient('slat', [
        [0, '#e0b27a'],
        [1, '#b57f47'],
      ])}</defs>` +
      `${shadow(512, 618, 450, 52, 0.55)}<path d="M200 370 L824 370 L846 430 L178 430Z" fill="#5e3d1f"/>` +
      `<rect x="196" y="352" width="632" height="40" rx="4" fill="#9b6a3a"/>`,
    front: `<rect x="190" y="420" width="644" height="180" fill="#4d3017"/>${slat(416, 'url(#slat)')}${slat(482, 'url(#slat)')}${slat(548, 'url(#slat)')}${post(164)}${post(814)}`,
    x: 512,
    rim: 416,
    half: 315,
  }
}

function cart(): ContainerArt {
  const weave: string[] = []
  for (let row = 0; row < 6; row += 1) {
    const y = 424 + row * 32
    const inset = row * row * 2.4 + row * 5
    const from = 200 + inset
    const to = 824 - inset
    for (let x = from, i = row % 2; x < to - 4; x += 39, i += 1) {
      weave.push(
        `<rect x="${x}" y="${y}" width="${Math.min(37, to - x)}" height="29" rx="12" fill="${i % 2 ? '#c98f45' : '#a86f2e'}"/>` +
          `<rect x="${x + 4}" y="${y + 4}" width="${Math.max(4, Math.min(26, to - x - 10))}" height="7" rx="3" fill="#fff" opacity=".22"/>`,
      )
    }
  }
  const braid: string[] = []
  for (let x = 184; x < 830; x += 34) {
    braid.push(
      `<ellipse cx="${x + 14}" cy="418" rx="24" ry="15" transform="rotate(-22 ${x + 14} 418)" fill="url(#braid)"/>`,
    )
  }
  return {
    back:
      `<defs>${gradient('braid', [
        [0, '#e7b869'],
        [1, '#9a6327'],
      ])}</defs>` +
      `${shadow(512, 614, 400, 50, 0.55)}<ellipse cx="512" cy="404" rx="332" ry="62" fill="#5b3917"/>` +
      `<path d="M190 404 a322 58 0 0 1 644 0" fill="none" stroke="#b98040" stroke-width="20"/>`,
    front: `<path d="M186 420 L838 420 L770 618 Q512 640 254 618Z" fill="#83561f"/>${weave.join('')}${braid.join('')}`,
    x: 512,
    rim: 424,
    half: 300,
  }
}

function sack(random: Random): ContainerArt {
  const threads: string[] = []
  for (let i = 0; i < 60; i += 1) {
    const x = random.whole(250, 770)
    const y = random.whole(440, 630)
    threads.push(
      `<path d="M${x} ${y} h${random.whole(14, 40)} M${x} ${y} v${random.whole(12, 30)}"/>`,
    )
  }
  return {
    back:
      `<defs>${gradient(
        'jute',
        [
          [0, '#b98f5b'],
          [0.25, '#d8b47c'],
          [0.7, '#c79d64'],
          [1, '#94693a'],
        ],
        true,
      )}</defs>` +
      `${shadow(512, 644, 400, 56, 0.6)}<ellipse cx="512" cy="392" rx="298" ry="74" fill="#6b4a28"/>` +
      `<path d="M214 392 a298 74 0 0 1 596 0" fill="none" stroke="#caa26b" stroke-width="26"/>`,
    front:
      `<path d="M206 396 C176 470 172 580 226 646 Q512 676 798 646 C852 580 848 470 818 396 C760 452 264 452 206 396Z" fill="url(#jute)"/>` +
      `<g stroke="#7a5530" stroke-width="2" opacity=".28">${threads.join('')}</g>` +
      `<path d="M200 388 C250 462 774 462 824 388 C836 402 834 424 822 438 C750 498 274 498 202 438 C190 424 188 402 200 388Z" fill="#dcb983"/>` +
      `<path d="M204 436 C276 496 748 496 820 436" fill="none" stroke="#8b6336" stroke-width="4" stroke-dasharray="12 9" opacity=".7"/>` +
      `<path d="M330 500 q-18 70 4 140 M690 500 q20 70 -2 140 M512 512 q-8 70 2 146" stroke="#7d5730" stroke-width="7" fill="none" opacity=".22"/>`,
    x: 512,
    rim: 424,
    half: 285,
  }
}

export function containerArt(kind: Container, random: Random): ContainerArt {
  if (kind === 'crate') return crate()
  return kind === 'basket' ? cart() : sack(random)
}
