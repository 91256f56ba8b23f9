import type Sharp from 'sharp'

/**
 * Loads libvips with the first picture that a process reads or draws: it takes 26 MB, which a process that
 * answers lists and pages alone never needs.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // One thread per picture: the queues decide how many pictures are processed at the same time.
  sharp.concurrency(1)
  return sharp
}
