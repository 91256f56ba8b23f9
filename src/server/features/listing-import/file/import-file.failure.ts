/** Why a file cannot be read; the worker sends it, so it is plain data. */
export interface ImportFileFailure {
  code:
    | 'empty'
    | 'not-utf8'
    | 'malformed'
    | 'no-rows'
    | 'too-many-rows'
    | 'too-many-columns'
    | 'too-complex'
    | 'unreadable'
    | 'old-excel'
    | 'long-cell'
  /** The line of a malformed CSV or JSON lines file, from 1. */
  line?: number
}

/** Thrown while a file is read. */
export class ImportFileError extends Error {
  readonly failure: ImportFileFailure
  constructor(failure: ImportFileFailure) {
    super(failure.code)
    this.failure = failure
  }
}
