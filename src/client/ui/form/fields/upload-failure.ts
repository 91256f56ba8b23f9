import { FormRefusal } from '../model/form-refusal.ts'

/** The server refused the picture; the message is its English sentence. */
export class UploadRefused extends FormRefusal {
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** The server was not reached; a later try may succeed. */
export class UploadNotReached extends Error {}
