import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

/** A broken rule, at a line counted from 1. */
export interface Violation {
  rule: string
  file: string
  line: number
  message: string
}

/** A name in the code: a variable, type, property or the like. */
export interface Name {
  text: string
  line: number
  /** A property or method, which can be part of the contract, and not a name that the file chose for itself. */
  isProperty: boolean
  isExport: boolean
}

export interface SourceFile {
  /** Its path from the repository's folder, with forward slashes. */
  path: string
  names: Name[]
  comments: { text: string; line: number }[]
  lineCount: number
  /** Paths of the repository's files that it imports, as values, as types or later. */
  imports: string[]
}

const skippedFolders = /(^|\/)(node_modules|dist|data|\.[^/]+)(\/|$)/

/** The paths of all files below these folders, from `root`, sorted. */
export const listFiles = (root: string, folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !skippedFolders.test(path))
    .sort()

export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(testing|e2e)\//.test(path)

/** Tables of data in a module of their own. */
export const isData = (path: string) => /\.data\.ts$|\.json$/.test(path)

export const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.d\.ts$/.test(path)

/** A function from a position in the text to its line, counted from 1. */
export function lineCounter(text: string): (position: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (position) => {
    const next = starts.findIndex((start) => start > position)
    return next < 0 ? starts.length : next
  }
}

interface Node {
  type: string
  start: number
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** True for what names a member: of an object, a type, a class or a JSX element. */
const isMember = (parent: Node, member: string) =>
  (member === 'name' && parent.type === 'JSXAttribute') ||
  ((member === 'key' || (member === 'property' && parent.type === 'MemberExpression')) &&
    parent.computed !== true)

function walk(node: Node, visit: (node: Node, isProperty: boolean) => void, isProperty = false) {
  visit(node, isProperty)
  for (const [member, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, isMember(node, member))
    }
  }
}

/** The names that a declaration binds: one, or those of a pattern. */
function boundNames(pattern: unknown): Node[] {
  const names: Node[] = []
  if (isNode(pattern)) {
    walk(pattern, (node, isProperty) => {
      if (node.type === 'Identifier' && !isProperty) names.push(node)
    })
  }
  return names
}

function exportedNames(program: Node): Node[] {
  return (program.body as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, specifiers }) => {
      if (!isNode(declaration))
        return (specifiers as Node[]).map(({ exported }) => exported as Node)
      if (declaration.type !== 'VariableDeclaration') return [declaration.id as Node]
      return (declaration.declarations as Node[]).flatMap(({ id }) =>
        boundNames({ ...(id as Node), typeAnnotation: null }),
      )
    })
}

const specifier = /(?:\bfrom|^import|\bimport\()\s*'([^']+)'/gm

/** The file of this repository that a specifier names; null for a package. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const realm = specifier.match(/^#(shared|server|client)\/(.+)$/)
  return realm ? `src/${realm[1]}/${realm[2]}` : null
}

const importsOf = (path: string, text: string): string[] => [
  ...new Set(
    [...text.matchAll(specifier)]
      .map(([, name = '']) => resolveImport(path, name))
      .filter((file) => file !== null),
  ),
]

/** The repository's files that a file imports. */
export const readImports = (root: string, path: string): string[] =>
  importsOf(path, readFileSync(join(root, path), 'utf8'))

export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, comments } = parseSync(path, text)
  const lineAt = lineCounter(text)
  const exported = new Set(exportedNames(program as unknown as Node).map(({ start }) => start))
  const names = new Map<number, Name>()
  walk(program as unknown as Node, (node, isProperty) => {
    if (!/^(JSX)?Identifier$/.test(node.type) || typeof node.name !== 'string') return
    // `{ name }` is a property and a variable at the same place: the property counts.
    if (names.get(node.start)?.isProperty) return
    const line = lineAt(node.start)
    names.set(node.start, { text: node.name, line, isProperty, isExport: exported.has(node.start) })
  })
  return {
    path,
    lineCount: text.split('\n').length - 1,
    imports: importsOf(path, text),
    names: [...names.values()],
    comments: comments.flatMap(({ value, start }) =>
      value.split('\n').map((row, index) => ({ text: row, line: lineAt(start) + index })),
    ),
  }
}
