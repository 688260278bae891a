import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Files } from '#adapters/files/files.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Signer } from '#platform/server/signer.ts'
import { BEGINNING } from './event.ts'
import { BRANCH, hashOfLeaf, type Leaf, pathOf, rootOf } from './tree.ts'

/** What a statement says: the root over the heads of all chains on one day, and which statement came before it. */
export const Sealed = z.object({
  kind: z.literal('history'),
  day: z.string(),
  at: z.string(),
  size: z.int(),
  root: z.string(),
  previous: z.string(),
})

export interface Root {
  day: string
  at: Date
  size: number
  root: string
  previous: string
  branches: Buffer
  statement: string
}

/** Where a signed root lies beside the backups. */
export const keyOfRoot = (day: string) => `roots/${day}.json`

/** How the statement after this one names it. */
export const nameOf = (statement: string | undefined) =>
  statement === undefined ? BEGINNING : createHash('sha256').update(statement).digest('hex')

/** The signed root as it is published and kept beside the backups. */
export const published = ({ day, at, size, root, previous, statement }: Omit<Root, 'branches'>) => ({
  day,
  at: at.toISOString(),
  size,
  root,
  previous,
  statement,
})

/**
 * Makes the root of the day over the heads of all chains, signs it, and keeps it in the database and among the files. Once a day: a second
 * call gives the root that there is, and puts back its file.
 */
export async function sealHistory(db: Db, { signer, files }: { signer: Signer; files: Files }, now: Date): Promise<Root> {
  const root = await db.transaction().execute((transaction) => rootOfDay(transaction, signer, now))
  await files.put(keyOfRoot(root.day), Buffer.from(JSON.stringify(published(root), null, 2)), 'application/json')
  return root
}

async function rootOfDay(db: Db, signer: Signer, now: Date): Promise<Root> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(db)
  const day = londonDate(now)
  const before = await latestRoot(db)
  if (before && before.day >= day) return before

  await sql`select take_heads()`.execute(db)
  const { size, branches, root } = await treeOf(db)
  const said = { day, at: now.toISOString(), size, root: root.toString('hex'), previous: nameOf(before?.statement) }
  const made = { ...said, at: now, branches: Buffer.concat(branches), statement: signer.proof({ kind: 'history', ...said }) }
  await db.insertInto('historyRoot').values(made).execute()
  return made
}

const ONE_AT_A_TIME = 4_071_983

export const latestRoot = (db: Db): Promise<Root | undefined> =>
  db.selectFrom('historyRoot').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()

/** The tree over the leaves that there are, read a branch at a time. */
export async function treeOf(db: Db): Promise<{ size: number; branches: Buffer[]; root: Buffer }> {
  const branches: Buffer[] = []
  let size = 0
  for (;;) {
    const leaves = await leavesOf(db, branches.length)
    if (leaves.length > 0) branches.push(rootOf(leaves.map(hashOfLeaf)))
    size += leaves.length
    if (leaves.length < BRANCH) return { size, branches, root: rootOf(branches) }
  }
}

/** The leaves of one branch, in order. */
const leavesOf = (db: Db, branch: number): Promise<(Leaf & { place: number })[]> =>
  db
    .selectFrom('historyLeaf')
    .select(['place', 'subject', 'subjectId', 'seq', 'hash'])
    .where('place', '>=', branch * BRANCH)
    .where('place', '<', (branch + 1) * BRANCH)
    .orderBy('place')
    .execute()

/** How one chain stands in the latest root; null while it stands in none. */
export async function inclusionOf(db: Db, subject: string, subjectId: string) {
  const root = await latestRoot(db)
  const mine = await db
    .selectFrom('historyLeaf')
    .select('place')
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()
  if (!root || !mine) return null
  const branch = Math.floor(mine.place / BRANCH)
  const leaves = await leavesOf(db, branch)
  // A root that was made meanwhile has other leaves.
  if ((await latestRoot(db))?.day !== root.day) return inclusionOf(db, subject, subjectId)

  const leaf = leaves.find(({ place }) => place === mine.place)
  if (!leaf) return null
  const branches = Array.from({ length: root.branches.length / 32 }, (_, at) => root.branches.subarray(at * 32, (at + 1) * 32))
  const path = [...pathOf(leaves.map(hashOfLeaf), mine.place % BRANCH), ...pathOf(branches, branch)]
  const { place, ...said } = leaf
  return { leaf: said, place, path: path.map((hash) => hash.toString('hex')), sealed: published(root) }
}
