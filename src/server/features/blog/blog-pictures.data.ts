import type { BlogTopic } from '#shared/blog/blog.constants.ts'

/** The colours of a picture by topic: upper sky, lower sky, hill, field, furrow. */
export const sceneColors: Record<BlogTopic, readonly [string, string, string, string, string]> = {
  Soil: ['#f7d9ae', '#fdf1dc', '#c79a68', '#8a5b36', '#754a2a'],
  Seed: ['#cfe8c0', '#f6f7df', '#93bf76', '#5f9442', '#4e8034'],
  Water: ['#a9d6ec', '#eaf6f4', '#86bfa6', '#4d9468', '#3f8159'],
  'Crop care': ['#d8ebb5', '#fbf7d8', '#a3c56b', '#6d9c3c', '#5b882f'],
  Storage: ['#f5cf9a', '#fdeed3', '#d3a25f', '#a87436', '#93632b'],
  'Selling and buying': ['#fbd77c', '#fff3d1', '#b9c56a', '#7fa243', '#6b8f37'],
  Machines: ['#f2b58b', '#fde6c4', '#bf9a62', '#8a8a3c', '#747631'],
  Schemes: ['#b7d3ea', '#f3f0e2', '#93b894', '#5d8f5b', '#4d7d4c'],
}

/** Where the drawings of a picture stand, in its pixels: the first in the middle, two beside it. */
export const drawingPlaces = [
  { x: 440, y: 190, size: 320 },
  { x: 150, y: 330, size: 220 },
  { x: 830, y: 330, size: 220 },
] as const
