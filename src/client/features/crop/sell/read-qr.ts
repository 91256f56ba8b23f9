/** What this app uses of the browser's own reader of codes; TypeScript does not know it yet. */
interface CodeDetector {
  detect: (image: ImageBitmap) => Promise<{ rawValue: string }[]>
}
type CodeDetectorClass = new (options: { formats: string[] }) => CodeDetector

const detectorClass = () =>
  'BarcodeDetector' in globalThis
    ? (globalThis as unknown as { BarcodeDetector: CodeDetectorClass }).BarcodeDetector
    : null

/** Whether this browser reads QR codes by itself: Chrome does on Android and macOS. */
export const canReadQr = () => detectorClass() !== null

/** The text of the QR code in a picture; null when there is none, or the picture cannot be read. */
export async function readQrText(picture: Blob): Promise<string | null> {
  const Detector = detectorClass()
  if (!Detector) return null
  try {
    const image = await createImageBitmap(picture)
    const [code] = await new Detector({ formats: ['qr_code'] }).detect(image)
    image.close()
    return code?.rawValue ?? null
  } catch {
    return null
  }
}
