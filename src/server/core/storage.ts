/** Where uploaded pictures are kept: this machine's disk or S3-compatible storage. */
export interface Storage {
  put(key: string, body: Buffer, contentType: string): Promise<void>
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
}
