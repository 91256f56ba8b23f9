import { crc32, deflateRawSync } from 'node:zlib'

interface ZipFileToMake {
  name: string
  bytes: Buffer
  /** What the directory says instead of the truth. */
  declaredSize?: number
  isEncrypted?: boolean
  /** The data as deflated before; else `bytes` are deflated. */
  packed?: Buffer
  /** False for an entry that the directory leaves out. */
  isListed?: boolean
}

/** A zip of these files, with everything that a directory can lie about. */
export function zipOf(files: readonly ZipFileToMake[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const { name, bytes, declaredSize = bytes.length, isEncrypted = false, isListed = true } = file
    const { packed = deflateRawSync(bytes) } = file
    const encoded = Buffer.from(name)
    // Version, flags (UTF-8 names), method, time, date, checksum, sizes, length of the name.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declaredSize, 18)
    common.writeUInt16LE(encoded.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, encoded, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    if (isListed) directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, tail, encoded)
    bodies.push(head)
    offset += head.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  const listedFiles = files.filter(({ isListed = true }) => isListed).length
  end.writeUInt16LE(listedFiles, 8)
  end.writeUInt16LE(listedFiles, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}
