import { findChromium } from '../../scripts/lib/chromium.ts'

/** Maps are drawn by WebGL, which a Chromium without a graphics card has only when it is asked for. */
export const webglLaunchOptions = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
}
