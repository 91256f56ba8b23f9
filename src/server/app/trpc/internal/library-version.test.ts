import library from '@trpc/server/package.json' with { type: 'json' }
import { expect, test } from 'vitest'

/**
 * The version whose source call-procedure.ts was compared with. Before this is raised, check in the new
 * version that `procedure._def` still has `middlewares` in calling order, with `_type` 'input' or 'output'
 * on those that validate, `inputs`, `output`, `meta` and `type`; that a middleware is called with `ctx`,
 * `input`, `rawInput`, `path`, `type`, `meta`, `signal`, `batchIndex` and `next`; that inputs given one
 * after another are merged; and that merging `.meta()` calls is shallow.
 */
const checkedVersion = '11.19.0'

test('tRPC’s private parts were checked in the installed version', () => {
  expect(library.version, 'see the comment above `checkedVersion`').toBe(checkedVersion)
})
