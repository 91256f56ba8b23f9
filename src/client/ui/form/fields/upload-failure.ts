/** The server refused the picture; the message is its English sentence. */
export class UploadRefused extends Error {
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** The server was not reached; a later try may succeed. */
export class UploadNotReached extends Error {}
