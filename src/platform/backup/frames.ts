import * as z from 'zod'

/** What follows in a backup: a table as PostgreSQL's COPY writes it, a file that somebody uploaded, or a key of the register. */
export const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('file'), key: z.string(), type: z.string() }),
  z.object({ kind: z.literal('key'), name: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/) }),
])
export type Entry = z.infer<typeof Entry>

const BEGIN = 1
const DATA = 2
const END = 3
const HEAD = 5
const LARGEST = 16 * 1024 * 1024

export type Frame = { kind: 'begin'; entry: Entry } | { kind: 'data'; bytes: Buffer } | { kind: 'end' }

export const beginFrame = (entry: Entry) => frame(BEGIN, Buffer.from(JSON.stringify(entry)))
export const dataFrame = (bytes: Uint8Array) => frame(DATA, bytes)
export const endFrame = () => frame(END, Buffer.alloc(0))

/** One byte says what it is, four how long. */
function frame(kind: number, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt8(kind)
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** The frames in a stream of bytes that is cut anywhere. Throws when it ends in the middle of one. */
export async function* framesIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of stream) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk)
    let length = lengthOf(rest)
    while (length !== undefined && rest.length >= HEAD + length) {
      yield read(rest.readUInt8(), rest.subarray(HEAD, HEAD + length))
      rest = rest.subarray(HEAD + length)
      length = lengthOf(rest)
    }
  }
  if (rest.length > 0) throw new Error('The backup ends in the middle of an entry.')
}

function lengthOf(bytes: Buffer): number | undefined {
  if (bytes.length < HEAD) return undefined
  const length = bytes.readUInt32BE(1)
  if (length > LARGEST) throw new Error('The backup holds an entry that is too large to be one of ours.')
  return length
}

function read(kind: number, bytes: Buffer): Frame {
  if (kind === BEGIN) return { kind: 'begin', entry: Entry.parse(JSON.parse(bytes.toString())) }
  if (kind === DATA) return { kind: 'data', bytes }
  if (kind === END) return { kind: 'end' }
  throw new Error('The backup holds an entry of an unknown kind.')
}
