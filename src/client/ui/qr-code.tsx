import { create } from 'qrcode'
import { useMemo } from 'react'
import classes from './qr-code.module.css'

/** The standard's quiet zone around the code, in modules. */
const quiet = 4

/** Each dark module as a square of one path. */
function drawCode(text: string) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`
    }
  }
  return { path, width: size + 2 * quiet }
}

interface QrCodeProps {
  text: string
  /** What somebody hears who cannot see it; already translated. */
  label: string
}

/** A QR code: dark on white in either theme, since not every camera reads it the other way round. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { path, width } = useMemo(() => drawCode(text), [text])
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={classes.dark} d={path} />
    </svg>
  )
}
