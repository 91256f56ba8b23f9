import { gradient } from './svg.ts'

/** Paint of a machine: light, body and dark. */
export interface Paint {
  light: string
  body: string
  dark: string
}

export const paints = {
  red: { light: '#ef6a50', body: '#c8372b', dark: '#7d1a17' },
  blue: { light: '#5f9fd6', body: '#2f6aa8', dark: '#173a66' },
  green: { light: '#7cba57', body: '#3f8434', dark: '#1f4a1d' },
  orange: { light: '#f9b35a', body: '#e0812a', dark: '#8f4712' },
  yellow: { light: '#fbdc70', body: '#e8b12d', dark: '#96690f' },
  steel: { light: '#d6dce0', body: '#98a3ab', dark: '#535e66' },
} as const satisfies Record<string, Paint>
export type PaintName = keyof typeof paints

/** The gradients that fill all parts below. */
export const paintDefs = ({ light, body, dark }: Paint) =>
  `<defs>${gradient('paint', [
    [0, light],
    [0.45, body],
    [1, dark],
  ])}` +
  `${gradient('steel', [
    [0, '#e3e8eb'],
    [0.5, '#9aa5ad'],
    [1, '#56616a'],
  ])}` +
  `${gradient('glass', [
    [0, '#dff3fb'],
    [1, '#86b9d1'],
  ])}` +
  `${gradient('wood', [
    [0, '#c99a62'],
    [1, '#8a5c31'],
  ])}` +
  `${gradient('rubber', [
    [0, '#4a4a4c'],
    [1, '#1c1c1e'],
  ])}</defs>`

/** A wheel with lugs; `hub` is the colour of its rim. */
export function wheel(x: number, y: number, r: number, hub = '#e9c45a'): string {
  const lugs = Array.from({ length: 22 }, (_, i) => {
    const angle = (i * 360) / 22
    return `<rect x="${x - r * 0.055}" y="${y - r * 1.04}" width="${r * 0.11}" height="${r * 0.2}" rx="${r * 0.02}" transform="rotate(${angle} ${x} ${y})" fill="#232325"/>`
  })
  const bolts = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3
    return `<circle cx="${x + Math.cos(a) * r * 0.26}" cy="${y + Math.sin(a) * r * 0.26}" r="${r * 0.045}" fill="#5d4b1b"/>`
  })
  return (
    `${lugs.join('')}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#rubber)"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="none" stroke="#5c5c60" stroke-width="${r * 0.05}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="${hub}"/><circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${r * 0.07}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="#fff" opacity=".2"/>${bolts.join('')}<circle cx="${x}" cy="${y}" r="${r * 0.12}" fill="#3b3b3d"/>`
  )
}

/** A tractor that faces right. Its hitch is at (300, 520), and its wheels touch the ground at y = 640. */
export function tractor(hasCabin: boolean): string {
  const roof = hasCabin
    ? `<path d="M372 214 h206 q20 0 22 20 l4 14 h-250 l-2 -14 q2 -20 20 -20Z" fill="url(#paint)"/>` +
      `<path d="M376 248 L366 420 L596 420 L582 248Z" fill="url(#glass)" stroke="#2c2f33" stroke-width="9"/><path d="M470 250 V420" stroke="#2c2f33" stroke-width="8"/><path d="M392 268 L384 380 L430 268Z" fill="#fff" opacity=".4"/>`
    : `<path d="M364 232 H574 L582 256 H356Z" fill="url(#paint)"/><path d="M380 254 V430 M560 254 L584 430" stroke="#2f3236" stroke-width="9"/>` +
      `<path d="M402 344 q-6 -10 6 -12 l14 0 q10 2 10 14 l6 62 h62 q12 0 12 14 v10 h-96Z" fill="#2b2d31"/><path d="M556 410 L528 350" stroke="#2b2d31" stroke-width="7"/><ellipse cx="522" cy="344" rx="28" ry="8" transform="rotate(-62 522 344)" fill="none" stroke="#2b2d31" stroke-width="7"/>`
  return (
    `<path d="M300 500 h120 v44 h-120Z" fill="#3a3d42"/><rect x="360" y="470" width="420" height="80" rx="14" fill="#3b3f45"/>${roof}` +
    `<path d="M574 420 L574 362 Q576 342 600 338 L770 348 Q806 354 812 392 L818 470 Q818 486 800 486 L574 486Z" fill="url(#paint)"/>` +
    `<path d="M592 360 L768 368 Q786 370 792 384 L592 378Z" fill="#fff" opacity=".3"/><path d="M610 410 h110 M610 428 h110 M610 446 h110" stroke="#1d1f22" stroke-width="7" opacity=".55"/>` +
    `<rect x="800" y="392" width="22" height="82" rx="6" fill="#2a2c30"/><circle cx="806" cy="382" r="12" fill="#fff5c9" stroke="#8b8d91" stroke-width="3"/>` +
    `<rect x="668" y="250" width="15" height="100" rx="6" fill="#3a3c40"/><rect x="662" y="236" width="27" height="24" rx="6" fill="#55585d"/>` +
    `<path d="M300 470 Q300 352 420 348 Q520 350 548 430 L548 470 Q500 400 420 400 Q340 402 330 470Z" fill="url(#paint)"/>` +
    wheel(424, 520, 122) +
    wheel(748, 562, 80)
  )
}

/** The arms between a tractor and its implement, ending at `x`. */
export const hitch = (x: number) =>
  `<path d="M318 520 L${x} 566 M318 486 L${x} 500" stroke="#33363b" stroke-width="13" stroke-linecap="round"/>`

/** A plate with a neutral stripe that breaks up a flat side. */
export const stripe = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="10" rx="5" fill="#fff" opacity=".75"/>`
