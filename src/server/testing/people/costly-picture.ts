import sharp from 'sharp'

/** A small, truncated PNG that is expensive to decode. */
export async function truncatedPicture(width: number, height: number): Promise<Buffer> {
  const whole = await sharp({
    create: { width, height, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.4 } },
    limitInputPixels: false,
  })
    .toColourspace('rgb16')
    .withMetadata({ orientation: 6 })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return whole.subarray(0, Math.floor(whole.length * 0.9))
}
