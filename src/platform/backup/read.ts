import { createHash, hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type { Files } from '#adapters/files/files.ts'
import { type Entry, type Frame, framesIn } from './frames.ts'
import { Manifest, manifestKey, NAME, pieceKey } from './manifest.ts'
import { SALT, type Seal, sealWith } from './seal.ts'

/** A backup whose manifest could be read with the key. */
export interface Backup {
  manifest: Manifest
  seal: Seal
}

export async function openBackup(files: Files, key: Buffer, name: string): Promise<Backup> {
  const kept = NAME.test(name) ? await files.get(manifestKey(name)) : null
  if (!kept) throw new Error(`There is no backup called ${name}.`)
  const bytes = Buffer.from(kept.bytes)
  const seal = sealWith(key, bytes.subarray(0, SALT))
  try {
    return { seal, manifest: Manifest.parse(JSON.parse(seal.open(`${name}/manifest`, bytes.subarray(SALT)).toString())) }
  } catch (error) {
    throw new Error(`The backup ${name} can't be opened with this key, or it was changed.`, { cause: error })
  }
}

/** What to do with one entry: it must read `bytes` to the end. */
export type Take = (entry: Entry, bytes: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads a backup from its first piece to its last and hands each entry to `take`; without one it only checks.
 * @throws with a sentence when a piece is missing, cut short or changed, or when a table is not what the manifest says
 */
export async function readBackup(files: Files, { manifest, seal }: Backup, take: Take = drain): Promise<void> {
  const seen = { tables: 0, files: 0, bytes: 0, keys: 0 }
  const frames = framesIn(Readable.from(piecesOf(files, manifest, seal), { objectMode: false }).compose(createZstdDecompress()))
  for (let frame = await frames.next(); !frame.done; frame = await frames.next()) {
    if (frame.value.kind !== 'begin') throw new Error('The backup holds data that belong to no entry.')
    const { entry } = frame.value
    const digest = createHash('sha256')
    const counted = { bytes: 0 }
    await take(entry, dataOf(frames, digest, counted))
    if (entry.kind === 'table') checkTable(manifest, seen.tables, entry.table, digest.digest('hex'))
    seen.tables += entry.kind === 'table' ? 1 : 0
    seen.files += entry.kind === 'file' ? 1 : 0
    seen.bytes += entry.kind === 'file' ? counted.bytes : 0
    seen.keys += entry.kind === 'key' ? 1 : 0
  }
  const { count, bytes } = manifest.files
  const isWhole =
    seen.tables === manifest.tables.length && seen.files === count && seen.bytes === bytes && seen.keys === manifest.keys.length
  if (!isWhole) throw new Error('The backup does not hold everything that its manifest lists.')
}

function checkTable({ tables }: Manifest, index: number, table: string, sha256: string) {
  const listed = tables[index]
  if (listed?.table !== table || listed.sha256 !== sha256)
    throw new Error(`The table ${table} in the backup is not what its manifest says.`)
}

async function drain(_entry: Entry, bytes: AsyncIterable<Buffer>) {
  for await (const _ of bytes);
}

async function* dataOf(frames: AsyncGenerator<Frame>, digest: ReturnType<typeof createHash>, counted: { bytes: number }) {
  for (;;) {
    const { value, done } = await frames.next()
    if (done || value.kind === 'begin') throw new Error('The backup ends in the middle of an entry.')
    if (value.kind === 'end') return
    digest.update(value.bytes)
    counted.bytes += value.bytes.length
    yield value.bytes
  }
}

async function* piecesOf(files: Files, { name, pieces }: Manifest, seal: Seal): AsyncGenerator<Buffer> {
  for (const [index, { sha256 }] of pieces.entries()) {
    const kept = await files.get(pieceKey(name, index))
    if (!kept) throw new Error(`Piece ${index + 1} of ${pieces.length} of the backup is missing.`)
    if (hash('sha256', kept.bytes, 'hex') !== sha256)
      throw new Error(`Piece ${index + 1} of ${pieces.length} of the backup was changed or cut short.`)
    yield seal.open(`${name}/${index}`, kept.bytes)
  }
}
