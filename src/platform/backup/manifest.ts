import * as z from 'zod'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a backup holds. It is encrypted like the rest, and by it every piece and every row of the rest is counted. */
export const Manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which no row refers to one that comes later. */
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: Sha256 })),
  sequences: z.array(z.object({ sequence: z.string(), last: z.string() })),
  /** The queues that waiting jobs belong to. */
  queues: z.array(z.string()),
  /** How many histories there are, and the hash of the newest event of each. */
  chains: z.object({ count: z.int(), sha256: Sha256 }),
  files: z.object({ count: z.int(), bytes: z.int(), missing: z.int() }),
  keys: z.array(z.string()),
  pieces: z.array(z.object({ bytes: z.int(), sha256: Sha256 })),
})
export type Manifest = z.infer<typeof Manifest>

/** The name of a backup that is taken at `at`: `2026-03-27t02-15-00z-5f3a`. */
export const nameAt = (at: Date, tag: string) => `${at.toISOString().slice(0, 19).toLowerCase().replaceAll(':', '-')}z-${tag}`

export const NAME = /^\d{4}-\d\d-\d\dt\d\d-\d\d-\d\dz-[0-9a-f]{4}$/

export const pieceKey = (name: string, index: number) => `backups/${name}/${String(index).padStart(6, '0')}`
export const manifestKey = (name: string) => `backups/${name}/manifest`
