import * as z from 'zod'
import type { Files } from '#adapters/files/files.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Signer } from '#platform/server/signer.ts'
import { keyOfRoot, nameOf, published, type Root, Sealed, treeOf } from './seals.ts'
import type { Difference } from './verifyhistory.ts'

type Found = (difference: Difference) => void

interface Verifying {
  signer: Signer
  files: Files
  /** The days of `daysKept`. */
  kept: readonly string[]
}

/** How far back roots are looked for beside the backups that the database has not. */
const DAYS = 31

/** The last days of which a root lies among the files. Asked before the database, which has a root before the files do. */
export async function daysKept(files: Files, now: Date): Promise<string[]> {
  const days = Array.from({ length: DAYS }, (_, back) => daysAfter(londonDate(now), -back))
  const kept = await Promise.all(days.map((day) => files.get(keyOfRoot(day))))
  return days.filter((_, at) => kept[at])
}

/** Checks each signed root against its signature, the one before it and its copy among the files, and the latest against the leaves; how many there are. */
export async function verifyRoots(db: Db, { signer, files, kept }: Verifying, found: Found): Promise<number> {
  const wrong = (words: string) => found({ of: 'history', words })
  const days = new Set<string>()
  let before: Root | undefined
  for (let root = await rootAfter(db, null); root; root = await rootAfter(db, root.day)) {
    for (const words of faultsOf(root, before, signer)) wrong(`root of ${root.day}: ${words}`)
    const copy = await files.get(keyOfRoot(root.day))
    if (!copy) wrong(`root of ${root.day}: it is not beside the backups`)
    if (copy && statementIn(copy.bytes) !== root.statement) wrong(`root of ${root.day}: the one beside the backups is another`)
    before = root
    days.add(root.day)
  }
  await refuseOtherLeaves(db, before, wrong)

  for (const day of kept) if (!days.has(day)) wrong(`root of ${day}: it is beside the backups, and not in the database`)
  return days.size
}

function* faultsOf(root: Root, before: Root | undefined, signer: Signer): Generator<string> {
  const said = Sealed.safeParse(signer.read(root.statement))
  if (!said.success) yield 'its signature is not ours'
  if (!said.success) return
  const { kind: _, ...claims } = said.data
  const { statement: __, ...row } = published(root)
  if (JSON.stringify(Object.entries(claims).sort()) !== JSON.stringify(Object.entries(row).sort()))
    yield 'it says something else than was signed'
  if (root.previous !== nameOf(before?.statement)) yield 'it names another root before it'
}

async function refuseOtherLeaves(db: Db, root: Root | undefined, wrong: (words: string) => void) {
  const { size, root: hash, branches } = await treeOf(db)
  if (!root && size > 0) return wrong('heads were sealed, and there is no root')
  if (!root) return
  const isSame = size === root.size && hash.toString('hex') === root.root && Buffer.concat(branches).equals(root.branches)
  if (!isSame) wrong(`root of ${root.day}: the ${size} sealed heads do not lead to it`)
}

const rootAfter = (db: Db, day: string | null): Promise<Root | undefined> => {
  const inOrder = db.selectFrom('historyRoot').selectAll().orderBy('day').limit(1)
  return (day === null ? inOrder : inOrder.where('day', '>', day)).executeTakeFirst()
}

function statementIn(bytes: Uint8Array): unknown {
  try {
    return z.object({ statement: z.string() }).parse(JSON.parse(Buffer.from(bytes).toString('utf8'))).statement
  } catch {
    return null
  }
}
