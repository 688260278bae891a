import { createHash, hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import * as z from 'zod'
import type { Files } from '#adapters/files/files.ts'
import { beginFrame, dataFrame, endFrame } from './frames.ts'
import { KEY_FILE } from './key.ts'
import { Manifest, manifestKey, pieceKey } from './manifest.ts'
import { sealWith } from './seal.ts'
import { HEADS, openClient, queryOf, sequencesIn, tablesIn } from './tables.ts'

export interface Source {
  url: string
  files: Files
  /** Where the register's keys are. */
  keysFolder: string
}

export interface Target {
  files: Files
  key: Buffer
  salt: Buffer
  name: string
  takenAt: Date
}

const TYPE = 'application/octet-stream'
/** A backup is kept in pieces of this size, so that however large it is, no more than one piece is in memory and no store refuses it. */
const PIECE = 8 * 1024 * 1024
const LARGEST_DATA = 1024 * 1024

type Told = Omit<Manifest, 'format' | 'name' | 'takenAt' | 'pieces'>

/**
 * Writes one backup: every table as it stood at one moment, while others go on writing, and then the uploaded files and the keys.
 * Compressed, encrypted, in pieces, the manifest last: without one there is no backup.
 */
export async function writeBackup(source: Source, { files, key, salt, name, takenAt }: Target): Promise<Manifest> {
  if (!existsSync(path.join(source.keysFolder, 'signing.pem')))
    throw new Error(
      `${source.keysFolder} does not hold the keys of the register, which belong into its backup. Set DATA_DIR to the one that the register uses.`,
    )
  const seal = sealWith(key, salt)
  const told: Told = {
    migrations: [],
    tables: [],
    sequences: [],
    queues: [],
    chains: { count: 0, sha256: '' },
    files: { count: 0, bytes: 0, missing: 0 },
    keys: [],
  }
  const pieces: Manifest['pieces'] = []
  for await (const piece of piecesOf(compressed(everything(source, told)))) {
    const sealed = seal.close(`${name}/${pieces.length}`, piece)
    await files.put(pieceKey(name, pieces.length), sealed, TYPE)
    pieces.push({ bytes: sealed.length, sha256: hash('sha256', sealed, 'hex') })
  }
  const manifest = Manifest.parse({ format: 1, name, takenAt: takenAt.toISOString(), pieces, ...told })
  const sealed = seal.close(`${name}/manifest`, Buffer.from(JSON.stringify(manifest)))
  await files.put(manifestKey(name), Buffer.concat([salt, sealed]), TYPE)
  return manifest
}

async function* everything(source: Source, told: Told): AsyncGenerator<Buffer> {
  const client = await openClient(source.url)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    yield* database(client, told)
    await client.query('commit')
    yield* uploads(client, source.files, told)
  } finally {
    await client.end()
  }
  yield* keys(source.keysFolder, told)
}

async function* database(client: pg.Client, told: Told): AsyncGenerator<Buffer> {
  told.migrations = (await client.query('select name, checksum from public.migration order by name')).rows
  told.sequences = await sequencesIn(client)
  for (const table of await tablesIn(client)) {
    const digest = createHash('sha256')
    yield beginFrame({ kind: 'table', table: table.table })
    const copying = client.query(copyTo(`copy (${queryOf(table)}) to stdout`))
    for await (const bytes of chunksOf(copying)) {
      digest.update(bytes)
      yield dataFrame(bytes)
    }
    yield endFrame()
    told.tables.push({ table: table.table, columns: table.columns, rows: copying.rowCount, sha256: digest.digest('hex') })
  }
  if (told.tables.some(({ table }) => table === 'pgboss.job'))
    told.queues = (await client.query("select name from pgboss.queue where name not like '\\_\\_pgboss%'")).rows.map(({ name }) => name)
  told.chains = await chainsOf(client)
}

/** Answers how many histories there are, and one hash over the newest event of each. */
export async function chainsOf(client: pg.Client): Promise<Manifest['chains']> {
  const digest = createHash('sha256')
  const copying = client.query(copyTo(`copy (${HEADS}) to stdout`))
  for await (const bytes of chunksOf(copying)) digest.update(bytes)
  return { count: copying.rowCount, sha256: digest.digest('hex') }
}

const Upload = z.object({ id: z.string(), key: z.string() })
const AT_ONCE = 500

/** Files never change, and each is put before its row is written, so they need no snapshot. One that is gone was erased since. */
async function* uploads(client: pg.Client, files: Files, told: Told): AsyncGenerator<Buffer> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query('select id, key from public.file where id > $1 order by id limit $2', [after, AT_ONCE])
    for (const row of rows) {
      const { id, key } = Upload.parse(row)
      after = id
      const kept = await files.get(key)
      if (!kept) {
        told.files.missing += 1
        continue
      }
      yield* whole(beginFrame({ kind: 'file', key, type: kept.type }), kept.bytes)
      told.files.count += 1
      told.files.bytes += kept.size
    }
    if (rows.length < AT_ONCE) return
  }
}

/** All keys but the one that this backup is encrypted with. */
async function* keys(folder: string, told: Told): AsyncGenerator<Buffer> {
  for (const name of readdirSync(folder).filter((file) => /^[a-z0-9-]+\.(pem|key)$/.test(file) && file !== KEY_FILE)) {
    yield* whole(beginFrame({ kind: 'key', name }), readFileSync(path.join(folder, name)))
    told.keys.push(name)
  }
}

function* whole(begin: Buffer, bytes: Uint8Array): Generator<Buffer> {
  yield begin
  for (let from = 0; from < bytes.length; from += LARGEST_DATA) yield dataFrame(bytes.subarray(from, from + LARGEST_DATA))
  yield endFrame()
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    for (let from = 0; from < bytes.length; from += LARGEST_DATA) yield bytes.subarray(from, from + LARGEST_DATA)
  }
}

/** What fails on the way in fails on the way out too, and closes what is behind it. */
function compressed(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return Readable.from(bytes, { objectMode: false }).compose(createZstdCompress())
}

async function* piecesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    held.push(chunk)
    size += chunk.length
    if (size < PIECE) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
