import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { findCycles, findParentCycles, type Graph, mergeNodes } from './import-graph.ts'

const graphOf = (arrows: Record<string, string[]>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]))

test('a cycle of three files is found once, and a chain is none', () => {
  const graph = graphOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: [] })
  expect(findCycles(graph).map((group) => group.sort())).toEqual([['a', 'b', 'c']])
})

test('folders that import each other are a cycle though their files are not', () => {
  const graph = graphOf({ 'x/a': ['y/a'], 'y/b': ['x/b'], 'y/a': [], 'x/b': [] })
  expect(findCycles(graph)).toEqual([])
  expect(findCycles(mergeNodes(graph, dirname))).toHaveLength(1)
})

test('a folder and the one above it that import each other are found', () => {
  const graph = graphOf({ 'x/a': ['x/in/a'], 'x/in/a': [], 'x/in/b': ['x/b'], 'x/b': [] })
  expect(findParentCycles(graph)).toEqual(['x/in ↔ x'])
})
