import { gradient, roundGradient } from './svg.ts'

const drawAround = (count: number, draw: (angle: number, i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count, i)).join('')

const pod = (angle: number) =>
  `<g transform="rotate(${angle} 8 6)"><path d="M5.6 7 C6 15 12 23 20 28 C16 19 12 12 10.6 6Z" fill="url(#pod)"/>` +
  `<path d="M7 8 C9 15 13 21 19 27 M9.2 7.4 C11 13 14 19 19.4 27" stroke="#3e6b22" stroke-width=".5" fill="none" opacity=".6"/>` +
  `<path d="M4.6 7.6 Q8 3.4 11.6 6.4 Q8.4 8.8 4.6 7.6Z" fill="#7fa84a"/><rect x="7" y="2" width="1.9" height="4.4" rx=".9" fill="#6a8f3c"/></g>`

const banana = (angle: number) =>
  `<path transform="rotate(${angle} 16 4)" d="M15 4 C9 10 8 20 13 29 C14 30.5 16 30 16 28.6 C14.6 20 15 12 18 5Z" fill="url(#banana)" stroke="#c9961d" stroke-width=".4"/>`

const floret = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#curd)" stroke="#d8cda4" stroke-width=".3"/>`

const leaf = (angle: number, fill: string) =>
  `<path transform="rotate(${angle} 16 18)" d="M16 29 C8 26 5 15 10 5 C17 8 21 18 16 29Z" fill="${fill}" stroke="#3f7030" stroke-width=".4"/>`

/** Produce that is missing in the emoji set, each in a box of 32 by 32. */
export const produceArt: Record<string, string> = {
  okra: `<defs>${gradient('pod', [
    [0, '#a5cf5c'],
    [1, '#4d8128'],
  ])}</defs>${pod(24)}${pod(-4)}${pod(-34)}`,
  'green-chilli':
    `<defs>${gradient('chilli', [
      [0, '#8fd14a'],
      [1, '#2f7d1e'],
    ])}</defs>` +
    [18, -12, -40]
      .map(
        (angle) =>
          `<g transform="rotate(${angle} 10 6)"><path d="M7.6 7 C7 15 10 24 18 30 C15 22 14 14 13 7Z" fill="url(#chilli)"/>` +
          `<path d="M9.4 9 C9.4 15 11 21 14 25" stroke="#d9f3a4" stroke-width=".8" fill="none" opacity=".7"/>` +
          `<path d="M7 7.4 Q10.2 4.6 13.6 7.4 Q10.2 9.4 7 7.4Z" fill="#4d8a2c"/><path d="M10.2 6 Q9.6 3.4 11.4 1.6" stroke="#5b8f34" stroke-width="1.3" fill="none"/></g>`,
      )
      .join(''),
  cauliflower:
    `<defs>${roundGradient('curd', '#fffdf2', '#f6efd4', '#d9cc9c')}${gradient('wrap', [
      [0, '#a6d071'],
      [1, '#5c9040'],
    ])}</defs>` +
    `${leaf(-62, 'url(#wrap)')}${leaf(58, 'url(#wrap)')}${leaf(-30, '#8fc05c')}${leaf(30, '#8fc05c')}` +
    `${floret(10, 16, 5)}${floret(22, 16, 5)}${floret(16, 11, 5.4)}${floret(12.4, 12.4, 4)}${floret(20, 12.6, 4)}${floret(13, 19.6, 4.8)}${floret(19.4, 19.8, 4.8)}${floret(16, 16, 5)}` +
    `<path d="M4 18 C6 28 12 31 16 31 C20 31 26 28 28 18 C24 25 20 26 16 26 C12 26 8 25 4 18Z" fill="url(#wrap)" stroke="#3f7030" stroke-width=".4"/>`,
  cabbage:
    `<defs>${roundGradient('head', '#e4f5b8', '#a9d36e', '#5f9a41')}</defs><circle cx="16" cy="17" r="13.4" fill="url(#head)"/>` +
    `<path d="M16 30 C14 22 15 12 18 5 M15.4 20 C11 18 8 14 7 10 M16 16 C20 14 23 11 25 8 M15.2 25 C20 23 25 20 28 15 M15 26 C10 25 6 22 4 18" stroke="#f2fbd8" stroke-width=".9" fill="none" opacity=".85"/>` +
    `<path d="M3 14 C2 26 10 31 17 30.4 C10 28 5 22 6 8Z" fill="#79b14e" opacity=".8"/><path d="M28.8 13 C31 24 23 31 16 30.4 C23 28 27 21 26 8Z" fill="#6ba546" opacity=".8"/>`,
  'bottle-gourd':
    `<defs>${gradient(
      'gourd',
      [
        [0, '#dcecaa'],
        [0.5, '#b0d07a'],
        [1, '#7ba34c'],
      ],
      true,
    )}</defs>` +
    `<path d="M13.4 5 C12 10 11.4 12 9.6 17 C7 24 10 31 16 31 C22 31 25 24 22.4 17 C20.6 12 20 10 18.6 5Z" fill="url(#gourd)"/>` +
    `<path d="M14.6 8 C14 14 11.6 18 12 24" stroke="#f4fbdb" stroke-width="1.3" fill="none" opacity=".8" stroke-linecap="round"/>` +
    `<path d="M13 5.4 Q16 3 19 5.4 Q16 7 13 5.4Z" fill="#6b8f3c"/><path d="M16 5 Q15.6 2.6 17.6 1" stroke="#6b8f3c" stroke-width="1.5" fill="none"/>`,
  pomegranate:
    `<defs>${roundGradient('rind', '#ff8f76', '#d33a3a', '#8a1626')}</defs>` +
    `<path d="M13 5 L12 1.4 L14.6 3 L16 .6 L17.4 3 L20 1.4 L19 5Z" fill="#c23a36"/><circle cx="16" cy="17.6" r="13" fill="url(#rind)"/>` +
    `<path d="M16 9 L24 15 L21.4 25 L10.6 25 L8 15Z" fill="#fbe3c4"/>` +
    drawAround(
      12,
      (angle) =>
        `<circle cx="${16 + 4.6 * Math.cos((angle * Math.PI) / 180)}" cy="${17.6 + 4.6 * Math.sin((angle * Math.PI) / 180)}" r="1.55" fill="#c4122f" stroke="#ff9aa2" stroke-width=".3"/>`,
    ) +
    drawAround(
      6,
      (angle) =>
        `<circle cx="${16 + 2 * Math.cos((angle * Math.PI) / 180)}" cy="${17.6 + 2 * Math.sin((angle * Math.PI) / 180)}" r="1.45" fill="#d81b3c" stroke="#ff9aa2" stroke-width=".3"/>`,
    ),
  guava:
    `<defs>${roundGradient('skin', '#e9f5a0', '#b4d257', '#6f9a2e')}${roundGradient('flesh', '#ffc9c0', '#f58f8c', '#e2696e')}</defs>` +
    `<ellipse cx="12.6" cy="14" rx="10.6" ry="11.4" fill="url(#skin)"/><path d="M11 3.4 q1.8 -2 3.6 0" stroke="#6d5226" stroke-width="1.6" fill="none"/>` +
    `<circle cx="21" cy="21" r="9.6" fill="#a9cb52"/><circle cx="21" cy="21" r="8.4" fill="#fdeedd"/><circle cx="21" cy="21" r="6.8" fill="url(#flesh)"/>` +
    drawAround(
      9,
      (angle) =>
        `<circle cx="${21 + 3.6 * Math.cos((angle * Math.PI) / 180)}" cy="${21 + 3.6 * Math.sin((angle * Math.PI) / 180)}" r=".75" fill="#fff3d9"/>`,
    ),
  papaya:
    `<defs>${gradient('papaya', [
      [0, '#f4c04e'],
      [0.6, '#e39a34'],
      [1, '#7f9a38'],
    ])}${gradient('inside', [
      [0, '#ff9d52'],
      [1, '#f2702e'],
    ])}</defs>` +
    `<path d="M11 2 C3 6 1 20 8 27 C13 31 18 27 18 19 C18 10 17 3 11 2Z" fill="url(#papaya)"/>` +
    `<path d="M21 4 C12 8 11 22 17 29 C22 33 29 28 29 20 C29 11 27 4 21 4Z" fill="#e0a63c"/><path d="M21 5.6 C14 9 13 21 18 27.6 C22 31 27.6 27 27.6 20 C27.6 12 26 6 21 5.6Z" fill="url(#inside)"/>` +
    `<path d="M21 12 C18 14 18 22 20.4 25 C23 26 24.6 22 24 18 C23.6 15 23 12 21 12Z" fill="#c9501f"/>` +
    [
      [20.6, 15],
      [22.4, 16.4],
      [20.2, 18],
      [22.2, 19.4],
      [20.4, 21],
      [22.4, 22.4],
      [21, 23.8],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".95" fill="#2b1c12"/>`)
      .join(''),
  banana:
    `<defs>${gradient('banana', [
      [0, '#f9e06a'],
      [0.6, '#f5c52f'],
      [1, '#d9a11c'],
    ])}</defs>` +
    `${banana(30)}${banana(12)}${banana(-6)}${banana(-24)}${banana(-42)}<path d="M13.4 6 Q16 .6 19.6 2.4 L19.4 7 Q16 8 13.4 6Z" fill="#8a6a1e"/>`,
  'green-grapes':
    `<defs>${roundGradient('grape', '#f0f9b8', '#b9d65a', '#7ba02c')}</defs><path d="M16 8 Q16 3 19 1" stroke="#7d5a2c" stroke-width="1.5" fill="none"/>` +
    `<path d="M15 6 C9 1 4 4 3 8 C8 11 13 10 15 6Z" fill="#6aa53c"/>` +
    [
      [10, 11],
      [16, 10.4],
      [22, 11],
      [7.6, 16],
      [13, 15.6],
      [19, 15.6],
      [24.4, 16],
      [10.4, 20.6],
      [16, 20.6],
      [21.6, 20.6],
      [13.2, 25.4],
      [18.8, 25.4],
      [16, 29.2],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="3.4" fill="url(#grape)" stroke="#7ba02c" stroke-width=".3"/>`,
      )
      .join(''),
  cotton:
    `<defs>${roundGradient('boll', '#ffffff', '#f7f4ea', '#cfc8b6')}</defs>` +
    drawAround(
      5,
      (angle) =>
        `<path transform="rotate(${angle} 16 18)" d="M16 18 C12 24 13 30 16 31.6 C19 30 20 24 16 18Z" fill="#8a5e33"/>`,
    ) +
    `<circle cx="10.6" cy="13" r="7" fill="url(#boll)"/><circle cx="21.4" cy="13" r="7" fill="url(#boll)"/><circle cx="11" cy="21" r="6.4" fill="url(#boll)"/><circle cx="21" cy="21" r="6.4" fill="url(#boll)"/><circle cx="16" cy="17" r="6.6" fill="url(#boll)"/>` +
    `<path d="M8 11 q3 -2 5 0 M19 11 q3 -2 5 0 M13 17 q3 -2 6 0" stroke="#d8d1bd" stroke-width=".7" fill="none"/>`,
  sugarcane:
    `<defs>${gradient(
      'cane',
      [
        [0, '#c9d98a'],
        [0.4, '#9bb65a'],
        [1, '#5f7f35'],
      ],
      true,
    )}</defs>` +
    [5, 13, 21]
      .map(
        (x, i) =>
          `<rect x="${x}" y="${1 + i}" width="6.4" height="29" rx="2.4" fill="${i === 1 ? '#8b6a7c' : 'url(#cane)'}"/>` +
          [8, 15, 22]
            .map(
              (y) =>
                `<rect x="${x - 0.3}" y="${y + i}" width="7" height="1.5" rx=".7" fill="#e9e2b0"/>`,
            )
            .join('') +
          `<ellipse cx="${x + 3.2}" cy="${2.4 + i}" rx="3" ry="1.4" fill="#f6f0cd"/>`,
      )
      .join(''),
  marigold:
    `<defs>${roundGradient('petal', '#ffd257', '#f79a1c', '#d9660d')}</defs>` +
    [
      [14, 18],
      [10.6, 15],
      [7, 11],
      [3.6, 7],
    ]
      .map(([r = 0, count = 0], ring) =>
        drawAround(
          count,
          (angle) =>
            `<ellipse transform="rotate(${angle + ring * 13} 16 16)" cx="16" cy="${16 - r + 2.6}" rx="2.7" ry="3.2" fill="url(#petal)" stroke="#c95b08" stroke-width=".25"/>`,
        ),
      )
      .join('') +
    `<circle cx="16" cy="16" r="2.4" fill="#c9670c"/>`,
  jaggery:
    `<defs>${gradient('side', [
      [0, '#c98a3a'],
      [1, '#8a4f17'],
    ])}${gradient('top', [
      [0, '#f0c271'],
      [1, '#d99c45'],
    ])}</defs>` +
    `<path d="M3 12 L16 6 L29 12 L16 18Z" fill="url(#top)"/><path d="M3 12 L16 18 L16 29 L3 22Z" fill="url(#side)"/><path d="M29 12 L16 18 L16 29 L29 22Z" fill="#a5662a"/>` +
    `<path d="M7 12 l3 -1 M14 9.6 l4 1 M18 14 l4 -2 M6 18 l2 2 M11 22 l2 1 M21 20 l3 -1" stroke="#fbe0a4" stroke-width=".7" opacity=".7"/>`,
}
