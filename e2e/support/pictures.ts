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
