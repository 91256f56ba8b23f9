import { existsSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { API, type Diagnostic, type Project } from 'typescript/unstable/async'
import { isTest, lineCounter, listFiles, readImports } from '../house/source-files.ts'

/** Editors save in several steps; this long after the last one the files are read. */
const settleMs = 50

const realms = ['server', 'client']

/** Files by how many imports lead from them to one of the changed ones; the others at the end. */
function nearestFirst(
  files: string[],
  imports: Map<string, string[]>,
  changed: string[],
): string[] {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of imports) {
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  }
  const near = new Set(changed)
  // A set's walk reaches what is added on the way.
  for (const file of near) for (const importer of importers.get(file) ?? []) near.add(importer)
  const wanted = new Set(files)
  return [...new Set([...near, ...files])].filter((file) => wanted.has(file))
}

function formatDiagnostic(root: string, file: string, { pos, code, text }: Diagnostic): string {
  const source = readFileSync(join(root, file), 'utf8')
  const line = lineCounter(source)(pos)
  const column = pos - source.lastIndexOf('\n', pos - 1)
  return `${file}(${line},${column}): error TS${code}: ${text}`
}

/**
 * Checks server and client, and again after each change. One compiler process stays in memory; after a
 * change the files that are nearest to it by imports are checked first, because all of them take ten
 * seconds and more. `tsc --build --watch` is not used: it polls, and finishes each project before it
 * reports the next (docs/decisions/0036).
 * @param report gets one line for each error as soon as it is known, and one at the end of each round.
 */
export async function watchTypes(root: string, report: (line: string) => void) {
  const compiler = new API({ cwd: root })
  const configs = realms.map((realm) => join(root, `src/${realm}/tsconfig.json`))
  let snapshot = await compiler.updateSnapshot({ openProjects: configs })
  const listSources = () => listFiles(root, ['src']).filter((path) => /\.tsx?$/.test(path))
  let sources = listSources()
  const imports = new Map(sources.map((path) => [path, readImports(root, path)]))
  let round = 0

  async function checkRealm(realm: string, project: Project, changed: string[], ofRound: number) {
    const isOwn = (path: string) => path.startsWith(`src/${realm}/`) && !isTest(path)
    let errors = 0
    for (const file of nearestFirst(sources.filter(isOwn), imports, changed)) {
      if (round !== ofRound) return errors
      const diagnostics = await project.program.getSemanticDiagnostics(join(root, file))
      for (const diagnostic of diagnostics) report(formatDiagnostic(root, file, diagnostic))
      errors += diagnostics.length
    }
    return errors
  }

  async function checkAll(changed: string[], ofRound: number) {
    const startedAt = performance.now()
    const errors = await Promise.all(
      realms.map((realm, index) => {
        const project = snapshot.getProject(configs[index] ?? '')
        return project ? checkRealm(realm, project, changed, ofRound) : 0
      }),
    )
    if (round !== ofRound) return
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    report(`${errors.reduce((sum, count) => sum + count, 0)} errors (${seconds} s)`)
  }

  /** A round that a newer one or the end has overtaken may fail, its snapshot being gone. */
  async function check(changed: string[]) {
    const ofRound = ++round
    try {
      await checkAll(changed, ofRound)
    } catch (error) {
      if (round === ofRound) report(String(error))
    }
  }
  let lastCheck = check([])

  async function readChanges(paths: string[]) {
    const existing = paths.filter((path) => existsSync(join(root, path)))
    for (const path of paths) imports.delete(path)
    for (const path of existing) imports.set(path, readImports(root, path))
    const known = new Set(sources)
    const absolute = (path: string) => join(root, path)
    const previous = snapshot
    round++
    snapshot = await compiler.updateSnapshot({
      fileChanges: {
        changed: existing.filter((path) => known.has(path)).map(absolute),
        created: existing.filter((path) => !known.has(path)).map(absolute),
        deleted: paths.filter((path) => !existing.includes(path)).map(absolute),
      },
    })
    sources = listSources()
    // The round before may still wait for its last answer.
    void lastCheck.finally(() => previous.dispose())
    lastCheck = check(paths)
  }

  const pending = new Set<string>()
  let reading = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(join(root, 'src'), { recursive: true }, (_event, name) => {
    if (!name || !/\.tsx?$/.test(name)) return
    pending.add(`src/${name.replaceAll('\\', '/')}`)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const paths = [...pending]
      pending.clear()
      reading = reading
        .then(() => readChanges(paths))
        .catch((error: unknown) => report(String(error)))
    }, settleMs)
  })
  const close = async () => {
    clearTimeout(timer)
    watcher.close()
    round++
    await compiler.close()
  }
  return { firstCheck: lastCheck, close }
}
