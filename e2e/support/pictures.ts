import sharp from 'sharp'

/** A small picture of one colour, named as a phone would name it. */
export async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const threePictures = () =>
  Promise.all([
    picture('front.jpg', 'tomato'),
    picture('crate.jpg', 'darkgreen'),
    picture('field.jpg', 'goldenrod'),
  ])

/** Sharp's names of the EXIF fields that say where a picture was taken: Pune. */
const takenInPune = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '18/1 31/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '73/1 51/1 0/1',
}

/** A photo as a phone takes it upright: 12 megapixels, about 6 MB, turned by its EXIF data, with its place. */
export async function cameraPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = { width: 1600, height: 1200, channels: 3, background: 'gold', noise } as const
  const buffer = await sharp({ create: grain })
    .resize(4000, 3000)
    .withExif({ IFD3: takenInPune })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94 })
    .toBuffer()
  return { name: 'IMG_20261122.jpg', mimeType: 'image/jpeg', buffer }
}
