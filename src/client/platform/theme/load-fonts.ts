/** The fonts of text, bold text and headings (theme.ts). */
const fonts = ['1em Mukta', '600 1em Mukta', '600 1em "Baloo 2"']

/**
 * Loads our letters, and puts them in the place of the phone's own once all have come (`fallbackFonts`, set by the script in
 * index.html on a first visit). One by one they would cost the layout of the whole page each time.
 * @throws Error when a file cannot be fetched. The phone's own letters stay then.
 */
export async function loadFonts(): Promise<void> {
  const { dataset, lang } = document.documentElement
  // Devanagari, and signs such as that of the rupee: an English page may want a third of it for a few words.
  await import('./more-fonts.css')
  const text = lang === 'hi' ? 'aक' : 'a'
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)))
  delete dataset.fallbackFonts
  // Read by the script in index.html.
  localStorage.setItem('fonts', 'cached')
}
