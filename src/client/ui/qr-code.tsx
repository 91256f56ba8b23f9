import { create } from 'qrcode'
import { useMemo } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './qr-code.module.css'

/** The standard's quiet zone around the code, in modules. */
const quietZone = 4

/** An SVG path with a square for each dark module. */
function drawCode(text: string) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`
    }
  }
  return { path, width: size + 2 * quietZone }
}

interface QrCodeProps {
  text: string
  /** For screen readers. */
  label: Translated
}

/** A QR code, dark on white in both themes: not every camera reads inverted codes. */
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
