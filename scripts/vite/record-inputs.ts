import type { Plugin } from 'vite'
import {
  type BuildTarget,
  deleteBuildInputs,
  hashBuildInputs,
  writeBuildInputs,
} from '../lib/build-inputs.ts'

/** Records what a build was made from, for `npm start` to see whether it is out of date. */
export function recordInputs(target: BuildTarget): Plugin {
  let hash = ''
  let hasFailed = false
  return {
    name: 'record-inputs',
    apply: 'build',
    buildStart() {
      // Before the files are read: a change during the build makes it out of date.
      hash = hashBuildInputs()
      deleteBuildInputs(target)
    },
    buildEnd(error) {
      hasFailed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      handler() {
        if (!hasFailed) writeBuildInputs(target, hash)
      },
    },
  }
}
