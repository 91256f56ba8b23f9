import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface KindDrawing {
  /** The file's name in the address. It contains a digest, because browsers cache an address forever. */
  file: string
  svg: Buffer
}

let drawings: ReadonlyMap<string, KindDrawing> | undefined
let problems: ReadonlyMap<string, KindDrawing> | undefined

/** @param prefix what the ids begin with, before the file's name. */
function readDrawings(folderName: string, prefix = ''): ReadonlyMap<string, KindDrawing> {
  const folder = join(import.meta.dirname, folderName)
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return new Map(
    files.map((file) => {
      const svg = readFileSync(join(folder, file))
      const id = prefix + file.slice(0, -'.svg'.length)
      const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8)
      return [id, { file: `${id}-${digest}.svg`, svg }]
    }),
  )
}

/** KrishiHaat's own drawings by the id of the kind that they show, read once from `drawings/`. */
export function kindDrawings(): ReadonlyMap<string, KindDrawing> {
  drawings ??= readDrawings('drawings')
  return drawings
}

/** Drawings of pests and of the signs of diseases, by `problem-` and the name of the file in `problem-drawings/`. */
export function problemDrawings(): ReadonlyMap<string, KindDrawing> {
  problems ??= readDrawings('problem-drawings', 'problem-')
  return problems
}

const drawingOf = (id: string) => kindDrawings().get(id) ?? problemDrawings().get(id)

/** The drawing that is served under a file name; undefined when there is none. */
export function findDrawing(file: string): Buffer | undefined {
  const [, id = ''] = /^([a-z-]{1,60})-[0-9a-f]{8}\.svg$/.exec(file) ?? []
  const drawing = drawingOf(id)
  return drawing?.file === file ? drawing.svg : undefined
}

/** The address of the drawing of a kind or a problem; null without one. */
export function drawingAddress(id: string): string | null {
  const drawing = drawingOf(id)
  return drawing ? `/api/reference/pictures/${drawing.file}` : null
}

/**
 * The address of a crop's drawing. Every crop of the calendar has one; a test checks that.
 * @throws Error for a crop without a drawing.
 */
export function cropPictureAddress({ id }: { id: string }): string {
  const address = drawingAddress(id)
  if (address === null) throw new Error(`There is no drawing of the crop "${id}".`)
  return address
}
