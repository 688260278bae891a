import { sql } from 'kysely'
import { holdForOther } from '#features/welfare/holdForOther.ts'
import { inCareOf } from '#features/welfare/queries/incare.ts'
import { strayElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { conflictLife } from './lifecycle.ts'
import { careFoundTwice, foundTwice, strayFoundTwice } from './messages.ts'
import { type ConflictRow, conflictById } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'start' | 'notify' | 'queue'>

interface Twice {
  petId: string
  keeperId: string
  registerCode: string
  found: 'asked' | 'told' | 'moved' | 'sent'
}

/** CONF-1: writes down that another register has the number of an animal as well, and tells its keeper and, where it doesn’t know, the other register. False where that is known. */
export async function openConflict({ db, now, start, notify, queue }: Tools, { found, ...twice }: Twice): Promise<boolean> {
  const conflict = { id: newId(), status: 'open' as const, ...twice, found, statusAt: now, createdAt: now }
  // Written out: with the status as a parameter PostgreSQL finds no such index once it plans for all values.
  const opened = await db
    .insertInto('registerConflict')
    .values(conflict)
    .onConflict((known) => known.column('petId').where(sql<boolean>`status <> 'gone'`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!opened) return false

  await start(conflictLife, 'find', conflict, found === 'asked' ? 'clock' : 'otherRegister', { register: twice.registerCode, found })
  if (found !== 'sent') await holdForOther(db, twice, now)
  const row = await conflictById(db, conflict.id)
  // A keeper who had it sent there is told that it was taken.
  if (row && found !== 'sent') await notify(twice.keeperId, await noticeOf(db, row))
  if (found === 'asked') await queue('tellOfConflict', { conflictId: conflict.id })
  return true
}

/** An organisation has taken in what somebody else registered there; anybody else may not know of that record at all. */
async function noticeOf(db: Tools['db'], row: ConflictRow) {
  const stray = await strayElsewhere(db, row.petId)
  if (stray) return strayFoundTwice(row, stray)
  const care = await inCareOf(db, row.petId)
  return care ? careFoundTwice(row, care) : foundTwice(row)
}
