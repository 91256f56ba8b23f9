import type { Container } from './container.ts'
import type { GrainStyle } from './grain.ts'

/** A heap of pieces, drawn from a named emoji or one of our own drawings. */
export interface HeapRecipe {
  art: string
  isEmoji?: boolean
  container: Container
  size: number
  lean: number
  /** Rotation of the hue in degrees, and factors for saturation and brightness. */
  tone?: { hue?: number; saturation?: number; brightness?: number }
}

export type CropPicture = { heap: HeapRecipe } | { grain: GrainStyle }

const heap = (art: string, container: Container, size = 150, lean = 30) => ({
  heap: { art, container, size, lean },
})
const emoji = (
  art: string,
  container: Container,
  size = 150,
  lean = 30,
  tone?: HeapRecipe['tone'],
) => ({ heap: { art, isEmoji: true, container, size, lean, ...(tone && { tone }) } })
const grain = (
  colors: GrainStyle['colors'],
  rx: number,
  ry: number,
  mark?: GrainStyle['mark'],
): CropPicture => ({ grain: { colors, rx, ry, ...(mark && { mark }) } })

/** How each kind of crop is drawn. */
export const cropPictures = {
  tomato: emoji('tomato', 'crate', 142, 28, { hue: 14 }),
  onion: emoji('onion', 'crate', 146, 40, { hue: -48, saturation: 1.15, brightness: 0.8 }),
  potato: emoji('potato', 'sack', 140, 70, { saturation: 1.15, brightness: 0.96 }),
  brinjal: emoji('eggplant', 'basket', 150, 40, { hue: 18, saturation: 0.75, brightness: 0.72 }),
  okra: heap('okra', 'basket', 160, 40),
  cauliflower: heap('cauliflower', 'crate', 176, 16),
  cabbage: heap('cabbage', 'crate', 172, 30),
  spinach: emoji('leafy-green', 'basket', 170, 40),
  coriander: emoji('herb', 'basket', 180, 40, { hue: 20, saturation: 1.15, brightness: 0.8 }),
  carrot: emoji('carrot', 'crate', 150, 50),
  'green-chilli': heap('green-chilli', 'basket', 150, 80),
  capsicum: emoji('bell-pepper', 'crate', 142, 22),
  cucumber: emoji('cucumber', 'crate', 150, 50),
  peas: emoji('pea-pod', 'basket', 140, 60),
  garlic: emoji('garlic', 'basket', 132, 40, { hue: 24, saturation: 0.7 }),
  ginger: emoji('ginger-root', 'basket', 150, 60),
  'bottle-gourd': heap('bottle-gourd', 'crate', 196, 24),
  'sweet-corn': emoji('ear-of-corn', 'crate', 160, 40),
  mango: emoji('mango', 'crate', 146, 28),
  banana: heap('banana', 'basket', 180, 26),
  apple: emoji('red-apple', 'crate', 138, 24),
  grapes: emoji('grapes', 'crate', 156, 22),
  'green-grapes': heap('green-grapes', 'basket', 156, 22),
  watermelon: emoji('watermelon', 'basket', 186, 40),
  pineapple: emoji('pineapple', 'crate', 180, 18),
  orange: emoji('tangerine', 'crate', 138, 30),
  lemon: emoji('lemon', 'basket', 128, 50),
  coconut: emoji('coconut', 'basket', 156, 30),
  pomegranate: heap('pomegranate', 'crate', 142, 26),
  guava: heap('guava', 'basket', 150, 30),
  papaya: heap('papaya', 'crate', 180, 24),
  strawberry: emoji('strawberry', 'basket', 124, 34),
  kiwi: emoji('kiwi-fruit', 'crate', 136, 30),
  wheat: grain(['#f6d68c', '#d9a548', '#976621'], 12, 6.4, 'crease'),
  'basmati-rice': grain(['#fffdf4', '#f2e8cf', '#c9b78e'], 16, 4.2),
  'sona-masuri-rice': grain(['#fffefa', '#f5efe0', '#cfc3a6'], 11, 5),
  maize: grain(['#ffe07a', '#f3b62c', '#b9780f'], 13, 10),
  jowar: grain(['#fff5d6', '#ecd6a0', '#b79558'], 9, 8.4),
  bajra: grain(['#cfd0a8', '#9a9c72', '#5c5e3e'], 7.6, 6.4),
  ragi: grain(['#b9614a', '#8a3a2b', '#521d15'], 6.6, 6.2),
  chana: grain(['#f0c787', '#c98f4c', '#84562a'], 12, 10.6, 'crease'),
  'toor-dal': grain(['#ffe08a', '#f0b63c', '#b57a16'], 10, 8),
  moong: grain(['#b9cf6d', '#7f9c3c', '#475f1c'], 9.4, 7.4, 'eye'),
  masoor: grain(['#ffb38a', '#ec7c4d', '#a9431f'], 9.6, 7.4),
  urad: grain(['#74706a', '#3a3733', '#171513'], 9, 7, 'eye'),
  rajma: grain(['#b9524a', '#7c2323', '#430d10'], 17, 10, 'eye'),
  soybean: grain(['#fbeec2', '#e5cd8b', '#a98b49'], 10.6, 9.2, 'eye'),
  groundnut: emoji('peanuts', 'sack', 124, 90, { hue: 14, saturation: 1.35, brightness: 0.98 }),
  mustard: grain(['#8a6a4a', '#4d3624', '#241811'], 6.4, 6),
  turmeric: emoji('ginger-root', 'basket', 150, 60, { hue: 16, saturation: 1.5, brightness: 1.04 }),
  'red-chilli': emoji('hot-pepper', 'sack', 134, 80, { hue: 12, brightness: 0.9 }),
  coffee: grain(['#a2714a', '#6b3f22', '#34190a'], 15, 9.4, 'crease'),
  'black-pepper': grain(['#6d6459', '#3c352e', '#171310'], 9, 8.6),
  honey: emoji('honey-pot', 'crate', 170, 4),
  jaggery: heap('jaggery', 'basket', 142, 12),
  sugarcane: heap('sugarcane', 'crate', 200, 30),
  cotton: heap('cotton', 'sack', 140, 60),
  marigold: heap('marigold', 'basket', 132, 90),
} satisfies Record<string, CropPicture>

export type CropPictureName = keyof typeof cropPictures
