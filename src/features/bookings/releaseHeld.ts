import type { LawTools } from '#platform/law/tools.ts'
import { bookingLife } from './lifecycle.ts'

/** BOOK-2: the times of an implanter, or of everybody, that were held and not paid for in ten minutes are free again. One that is just being paid for is left. */
export async function releaseHeld({ db, now, transitionMany }: LawTools, implanterId?: string): Promise<void> {
  const over = await db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'held')
    .where('answerBy', '<=', now)
    .$if(implanterId !== undefined, (held) => held.where('implanterId', '=', implanterId ?? ''))
    .orderBy('id')
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = over.map(({ id }) => id)
  await transitionMany(bookingLife, 'expire', ids, 'clock')
}
