import type { Db } from '#platform/database/db.ts'
import { HANDING_OVER } from './lifecycle.ts'
import { SEEN_BY_TAKER } from './policy.ts'

interface Asking {
  id: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

interface Asked {
  box: 'mine' | 'toMe' | 'listed'
  page: number
  pageSize: number
}

/** One page of rehomings, the newest first: begun by this account, meant for it, or open to whoever applies. */
export async function rehomingsIn(db: Db, { box, page, pageSize }: Asked, account: Asking, now: Date) {
  const those = { mine, toMe, listed }[box](db, account, now)
  const { total } = await those.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await those
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, rows }
}

const mine = (db: Db, { id }: Asking) => db.selectFrom('rehoming').where('fromAccount', '=', id)

/** Only a confirmed address brings an animal to somebody: anybody can type another's. */
const toMe = (db: Db, { id, email, emailVerifiedAt, mobile, mobileVerifiedAt }: Asking) =>
  db
    .selectFrom('rehoming')
    .where('fromAccount', '<>', id)
    .where(({ and, or, eb }) =>
      or([
        and([eb('toAccount', '=', id), eb('status', 'in', SEEN_BY_TAKER)]),
        and([
          eb('toAccount', 'is', null),
          eb('status', '=', 'sent'),
          or([
            ...(emailVerifiedAt ? [eb('toEmail', '=', email)] : []),
            ...(mobile && mobileVerifiedAt ? [eb('toMobile', '=', mobile)] : []),
          ]),
        ]),
      ]),
    )

/** Those for which another home was chosen stay with whoever offered one: the two may not agree. */
const listed = (db: Db, { id }: Asking, now: Date) =>
  db
    .selectFrom('rehoming')
    .where('answerBy', '>', now)
    .where('fromAccount', '<>', id)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('status', '=', 'listed'),
        and([
          eb('status', 'in', HANDING_OVER),
          exists(
            selectFrom('rehomingApplication')
              .whereRef('rehomingApplication.rehomingId', '=', 'rehoming.id')
              .where('accountId', '=', id)
              .where('withdrawnAt', 'is', null)
              .where('chosenAt', 'is', null),
          ),
        ]),
      ]),
    )
