import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import type { getPetRehomeRequests } from './contract.ts'
import { HANDING_OVER } from './lifecycle.ts'
import { SEEN_BY_TAKER } from './policy.ts'

interface Asking {
  id: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

/** One page of rehomings: begun by this account, meant for it, or open to whoever applies. */
export function rehomingsIn(db: Db, asked: InputOf<typeof getPetRehomeRequests>, account: Asking, now: Date) {
  const those = { mine, toMe, listed }[asked.box](db, account, now)
  return pageOfRows(those.selectAll(), { by: { sentAt: 'createdAt', answerBy: 'answerBy' }, id: 'id' }, asked)
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
