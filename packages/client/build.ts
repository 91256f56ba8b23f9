import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { compilerArguments, compilerEnv } from '../../scripts/lib/compiler.ts'
import { buildOpenApiDocument } from '../../src/server/app/rest/openapi.ts'

/**
 * Builds `dist`: the clients, the schemas, and declarations that need none of the server's code. The
 * router's type is the declaration that the compiler writes of it, with the few others that it names.
 */
const here = import.meta.dirname
const root = resolve(here, '../..')
const dist = join(here, 'dist')
const declarations = join(root, '.cache/types/src')

const routerFile = 'server/app/trpc/app-router'

/** Where a specifier of the sources leads, from `src`, without its extension. */
function targetOf(specifier: string, from: string): string | null {
  const [, realm, path = ''] =
    /^(?:#|(?:\.\.\/){3}src\/)(shared|server)\/(.*)$/.exec(specifier) ?? []
  const target = realm ? `${realm}/${path}` : join(dirname(from), specifier)
  return realm || specifier.startsWith('.') ? target.replace(/\.ts$/, '') : null
}

/** Rewrites the imports of one file, and returns what it imports of ours. */
function withRelativeImports(text: string, from: string) {
  const imported: string[] = []
  const rewritten = text.replace(
    /(from |import\(|import )(['"])([^'"]+)\2/g,
    (whole, before: string, quote: string, specifier: string) => {
      const target = targetOf(specifier, from)
      if (!target) return whole
      imported.push(target)
      const path = relative(dirname(from), `${target}.js`)
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    },
  )
  return { rewritten, imported }
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), text)
}

/** Copies a declaration and those that it imports. */
function copyDeclaration(file: string, copied: Set<string>) {
  if (copied.has(file)) return
  copied.add(file)
  const text = readFileSync(join(declarations, `${file}.d.ts`), 'utf8')
  const { rewritten, imported } = withRelativeImports(text, file)
  write(`${file}.d.ts`, rewritten)
  for (const next of imported) copyDeclaration(next, copied)
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
}

const transpiled = (text: string, fileName: string) =>
  ts.transpileModule(text, { compilerOptions, fileName }).outputText

rmSync(dist, { recursive: true, force: true })
execFileSync(join(root, 'node_modules/.bin/tsc'), [...compilerArguments, 'src/server'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...compilerEnv },
})

const copied = new Set<string>()
copyDeclaration(routerFile, copied)
for (const source of globSync('shared/**/*.ts', { cwd: join(root, 'src') })) {
  if (/\.(test|d)\.ts$/.test(source)) continue
  const file = source.replace(/\.ts$/, '')
  copyDeclaration(file, copied)
  const script = transpiled(readFileSync(join(root, 'src', source), 'utf8'), source)
  write(`${file}.js`, withRelativeImports(script, file).rewritten)
}

for (const name of ['client', 'credentials', 'rest']) {
  const fileName = `${name}.ts`
  const text = readFileSync(join(here, 'src', fileName), 'utf8')
  write(`${name}.js`, withRelativeImports(transpiled(text, fileName), name).rewritten)
  const { outputText } = ts.transpileDeclaration(text, { compilerOptions, fileName })
  write(`${name}.d.ts`, withRelativeImports(outputText, name).rewritten)
}
const types = await openapiTS(JSON.stringify(buildOpenApiDocument()), { defaultNonNullable: false })
write('openapi.d.ts', astToString(types))
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
