import type { Db } from '#platform/database/db.ts'

interface Choosing {
  db: Db
  now: Date
  queue: (job: string, data: object) => Promise<void>
}

/** Writes down that an address wants no messages from us, and drops what was held back of conversations. */
export async function stopMessages({ db, now }: Omit<Choosing, 'queue'>, hash: string): Promise<void> {
  await write(db, hash, { stoppedAt: now, agreedAt: null })
  await db
    .updateTable('dispatch')
    .set({ outcome: 'stopped', heldFor: null, subject: null })
    .where('hash', '=', hash)
    .where('class', '=', 'conversation')
    .where('outcome', '=', 'held')
    .execute()
}

/** Writes down that an address wants to hear from us, and sends it what it was asked about. */
export async function agreeToMessages({ db, now, queue }: Choosing, hash: string): Promise<void> {
  const before = await db
    .selectFrom('addressChoice')
    .select(['address', 'agreedAt'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  await write(db, hash, { agreedAt: now, stoppedAt: null })
  if (before?.address && !before.agreedAt) await queue('tellGuestWhoAgreed', { address: before.address })
}

export const undoChoice = (db: Db, hash: string) => write(db, hash, { agreedAt: null, stoppedAt: null })

async function write(db: Db, hash: string, choice: { agreedAt: Date | null; stoppedAt: Date | null }): Promise<void> {
  await db
    .insertInto('addressChoice')
    .values({ hash, ...choice })
    .onConflict((same) => same.column('hash').doUpdateSet(choice))
    .execute()
}
