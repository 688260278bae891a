import { constants, inflateRawSync } from 'node:zlib'
import type { Refused } from './files.ts'

/** What runs, reaches out or hides a file (ISO 32000-1 §12.6, §13, §7.11.4). A document that is evidence needs none of it. */
const ACTS = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaExecute',
  'RichMediaContent',
])
/** Too short to be told from chance among packed pictures. */
const ACTS_IN_SHORT = new Set(['JS', 'XFA'])
const READS_AS_A_PAGE = /<(html|script|iframe)\b/i

const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,127})/g
/** An object stream begins with pairs of numbers (§7.5.7), perhaps after a comment. */
const OF_OBJECTS = /^[\0\s]*(?:%|\d+[\0\s]+\d+[\0\s])/
const OTHER_PACKING = [
  'LZWDecode',
  'LZW',
  'ASCII85Decode',
  'A85',
  'ASCIIHexDecode',
  'AHx',
  'RunLengthDecode',
  'RL',
  'Crypt',
  'BrotliDecode',
]

const MOST_STREAMS = 5_000
const MOST_UNPACKED = 32 * 1024 * 1024
const PROBE = 512
const DICTIONARY = 4_096

const acts: Refused = {
  refused: 'This PDF contains scripts, attachments or links to other files. Print it to a new PDF, then choose that one',
}
const locked: Refused = { refused: 'This PDF is locked with a password. Save it without a password, then choose it again' }
const unreadable: Refused = { refused: 'We can’t check what’s inside this PDF. Print it to a new PDF, then choose that one' }

/**
 * Looks for anything in a PDF that does more than show pages. Names count wherever they stand, since a reader may be led to any byte of
 * the file, and however they are written (`/J#53` is `/JS`); packed objects are unpacked and looked through. What can't be looked through is refused.
 */
export function scanPdf(bytes: Buffer): true | Refused {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-')) return { refused: 'Choose a PDF' }
  if (!text.slice(-1024).includes('%%EOF')) return { refused: 'This PDF is incomplete. Save it again, then choose it again' }
  if (READS_AS_A_PAGE.test(text) || hasName(text, ACTS) || hasName(withoutStreams(text), ACTS_IN_SHORT)) return acts
  if (hasName(text, new Set(['Encrypt']))) return locked
  return scanStreams(bytes, text)
}

function hasName(text: string, wanted: ReadonlySet<string>): boolean {
  for (const [, name = ''] of text.matchAll(NAME)) if (wanted.has(plain(name))) return true
  return false
}

/** `J#53` → `JS` */
const plain = (name: string) =>
  name.includes('#') ? name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : name

function withoutStreams(text: string): string {
  return text
    .split('endstream')
    .map((part) => part.split(/stream\r?\n/, 1)[0])
    .join('\n')
}

/** Every place where a stream may begin is tried, for a false beginning must not hide a true one. */
function scanStreams(bytes: Buffer, text: string): true | Refused {
  let [tried, room] = [0, MOST_UNPACKED]
  let end = 0
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    tried += 1
    const start = index + word.length
    if (end < start) end = text.indexOf('endstream', start)
    if (end < 0 || tried > MOST_STREAMS) return unreadable
    const unpacked = unpack(bytes.subarray(start, end), text.slice(Math.max(0, index - DICTIONARY), index), room)
    if (unpacked === null) return unreadable
    room -= unpacked.length
    if (hasName(unpacked, ACTS) || hasName(unpacked, ACTS_IN_SHORT)) return acts
  }
  return true
}

/** The objects that are packed in a stream, an empty text where it holds none, or null where nobody can tell. */
function unpack(data: Buffer, dictionary: string, room: number): string | null {
  const names = new Set([...dictionary.matchAll(NAME)].map(([, name = '']) => plain(name)))
  const mayHoldObjects = names.has('ObjStm') || (names.has('First') && names.has('N'))
  if (mayHoldObjects && OTHER_PACKING.some((packing) => names.has(packing))) return null
  if (!isPacked(data)) return ''
  const head = inflate(data.subarray(0, PROBE), room)
  if (head === null) return names.has('FlateDecode') || names.has('Fl') ? null : ''
  return OF_OBJECTS.test(head.slice(0, DICTIONARY)) ? inflate(data, room) : ''
}

/** The two bytes before zlib data (RFC 1950). */
const isPacked = (data: Buffer) => data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0

/** Without its checksum, which readers of PDF do not look at. */
function inflate(data: Buffer, room: number): string | null {
  try {
    return inflateRawSync(data.subarray(2), { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return null
  }
}
