import { existsSync } from 'node:fs'
import { canInstall, installPackage } from './debian.ts'

/**
 * Debian's packages of the fonts that stand in until ours have come, each with a file of it: with other fonts in
 * their place content moves on this machine, though it does not on phones and computers that have them.
 */
const fontFiles = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
}

export const hasSystemFonts = () => Object.values(fontFiles).every((file) => existsSync(file))

/** Installs the missing ones where that is possible. */
export async function installSystemFonts(): Promise<void> {
  for (const [name, file] of Object.entries(fontFiles)) {
    if (existsSync(file) || !canInstall()) continue
    await installPackage(name).catch((error: unknown) => console.log(String(error)))
  }
  if (!hasSystemFonts()) {
    console.log(
      'There are no fonts here that stand in for ours: journeys tagged @fonts do not run.',
    )
  }
}
