interface FilePart {
  field?: string
  name?: string
  type?: string
  bytes: Buffer
}

/** A multipart body like a browser's, with its content type. */
export function multipartOf(files: readonly FilePart[]) {
  const boundary = 'krishihaat-test-boundary'
  const parts = files.flatMap(({ field = 'images', name = 'photo.jpg', type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `content-type: ${type ?? 'image/jpeg'}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
