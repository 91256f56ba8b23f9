import headingDevanagari from '@fontsource/baloo-2/files/baloo-2-devanagari-600-normal.woff2?url'
import headingLatin from '@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2?url'
import headingSigns from '@fontsource/baloo-2/files/baloo-2-latin-ext-600-normal.woff2?url'
import textDevanagari from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2?url'
import boldDevanagari from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2?url'
import textLatin from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url'
import boldLatin from '@fontsource/mukta/files/mukta-latin-600-normal.woff2?url'
import textSigns from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2?url'
import boldSigns from '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2?url'

/** The files with Latin letters and signs such as that of the rupee, which every page has. */
const always = [textLatin, boldLatin, headingLatin, textSigns, boldSigns, headingSigns]
const inHindi = [textDevanagari, boldDevanagari, headingDevanagari]
/** The fonts of text, bold text and headings (theme.ts). */
const fonts = ['1em Mukta', '600 1em Mukta', '600 1em "Baloo 2"']

/** Fetches a font without using it. @throws Error when it cannot be fetched. */
const fetchFont = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`The font ${href} was not fetched.`))
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }))
  })

/**
 * Loads our letters, and puts them in the place of the phone's own once all have come (`fallbackFonts`, set by the script in
 * index.html on a first visit). Each font that browsers take into use costs the layout of the whole page, also before
 * it is needed; fetched beforehand, all are taken at once.
 * @throws Error when a file cannot be fetched. The phone's own letters stay then.
 */
export async function loadFonts(): Promise<void> {
  const { dataset, lang } = document.documentElement
  const isHindi = lang === 'hi'
  if (dataset.fallbackFonts !== undefined) {
    await Promise.all([...always, ...(isHindi ? inHindi : [])].map(fetchFont))
  }
  await import('./more-fonts.css')
  const text = isHindi ? 'a₹क' : 'a₹'
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)))
  delete dataset.fallbackFonts
  // Read by the script in index.html.
  localStorage.setItem('fonts', 'cached')
}
