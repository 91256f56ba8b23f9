import { dirname } from 'node:path'

export type Graph = Map<string, Set<string>>

/** The graph of what the nodes become: files become folders, for instance. Arrows inside one are left out. */
export function mergeNodes(graph: Graph, nameOf: (node: string) => string | null): Graph {
  const merged: Graph = new Map()
  for (const [from, targets] of graph) {
    const name = nameOf(from)
    if (name === null) continue
    const arrows = merged.get(name) ?? new Set()
    merged.set(name, arrows)
    for (const to of targets) {
      const target = nameOf(to)
      if (target !== null && target !== name) arrows.add(target)
    }
  }
  return merged
}

/** Groups of two or more nodes that each lead to all the others (Tarjan's strongly connected components). */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  function visit(node: string): number {
    const index = order.size
    order.set(node, index)
    let low = index
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(node, low)
    if (low === index) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) cycles.push(group)
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}

/** Folders that import files directly in a folder above them, and are imported from there too. */
export function findParentCycles(graph: Graph): string[] {
  const folders = mergeNodes(graph, dirname)
  return [...folders].flatMap(([folder, targets]) =>
    [...targets]
      .filter((target) => folder.startsWith(`${target}/`) && folders.get(target)?.has(folder))
      .map((target) => `${folder} ↔ ${target}`),
  )
}
