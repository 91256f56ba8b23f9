import type { English } from '#client/platform/i18n/texts.ts'
import { sizeError } from './image-check.ts'

/** The longest side of a sent picture in pixels: what the largest view of a listing can show. */
const maxSide = 1600
/** Between 0 and 1. The server encodes the picture once more, so it stays a little above what is shown. */
const quality = 0.85

interface Size {
  width: number
  height: number
}

/** The size that fits into a square of `maxSide` pixels; smaller pictures keep theirs. */
export function shrunkSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

const hasShapeOf = (one: Size, other: Size) =>
  Math.abs(one.width * other.height - one.height * other.width) <=
  2 * Math.max(one.width, one.height, other.width, other.height)

/** The picture with its EXIF orientation, decoded by the browser when it is drawn. @throws when it cannot be decoded. */
async function loadImage(file: Blob) {
  const image = new Image()
  const address = URL.createObjectURL(file)
  image.src = address
  const release = () => URL.revokeObjectURL(address)
  try {
    await image.decode()
  } catch (error) {
    release()
    throw error
  }
  return { image, release }
}

/** Draws the picture in the size, on a canvas. Where the browser can, it is decoded outside of the page's thread. */
async function drawShrunk(file: Blob): Promise<HTMLCanvasElement> {
  const { image, release } = await loadImage(file)
  try {
    const original = { width: image.naturalWidth, height: image.naturalHeight }
    const size = shrunkSize(original)
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: size.width,
      resizeQuality: 'high',
    }).catch(() => null)
    const canvas = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser has no canvas.')
    context.imageSmoothingQuality = 'high'
    // Some browsers resize before they turn the picture: such a bitmap is distorted.
    const source = bitmap && hasShapeOf(bitmap, size) ? bitmap : image
    context.drawImage(source, 0, 0, size.width, size.height)
    bitmap?.close()
    return canvas
  } finally {
    release()
  }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** Paints white behind transparent pixels, which JPEG would show black. */
function paintBackground(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

/** Browsers that cannot write WebP answer with a PNG; they get a JPEG. */
async function encodeSmall(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encode(canvas, 'image/webp')
  if (webp?.type === 'image/webp') return webp
  paintBackground(canvas)
  return encode(canvas, 'image/jpeg')
}

async function shrink(file: File): Promise<File> {
  const blob = await encodeSmall(await drawShrunk(file))
  if (!blob) throw new Error('The browser could not encode the picture.')
  const name = file.name.replace(/\.\w+$/, '')
  return new File([blob], `${name}.${blob.type.split('/')[1]}`, { type: blob.type })
}

/** The pictures before this one: a cheap phone has no memory for several decoded ones at once. */
let previous: Promise<unknown> = Promise.resolve()

/**
 * The picture as it is sent: at most 1600 pixels wide and high, as WebP or JPEG, upright, and without
 * its EXIF data, which say where it was taken. Pictures are made smaller one after the other. One that
 * the browser cannot decode is sent as it is, if the server may take it.
 * @returns the file, or the reason why it cannot be sent.
 */
export async function pictureToSend(
  chosen: File,
): Promise<{ file: File; refusal: null } | { file: null; refusal: English }> {
  const shrunk = previous.then(() => shrink(chosen)).catch(() => chosen)
  previous = shrunk
  const file = await shrunk
  const refusal = sizeError(file)
  return refusal === null ? { file, refusal } : { file: null, refusal }
}
