import { existsSync } from 'node:fs'
import { run } from './run.ts'

export const isRoot = () => process.getuid?.() === 0

/** True when packages can be installed without a password: as root on a Debian-like system. */
export const canInstall = () => isRoot() && existsSync('/etc/debian_version')

/** Installs a Debian package. @throws Error when apt does not succeed. */
export async function installPackage(name: string): Promise<void> {
  console.log(`Installing ${name} (apt-get), which is needed and not on this machine.`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], quiet)
  const code = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet)
  if (code !== 0) throw new Error(`apt-get could not install ${name}`)
}
