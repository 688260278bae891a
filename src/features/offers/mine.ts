import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { OfferKind } from './shapes.ts'

interface Me {
  id: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

type Offers = ExpressionBuilder<DB, 'offer'>

/** An offer names me when it was made to an e-mail address or mobile number that I have confirmed, and not by me. */
function namesMe(offer: Offers, me: Me) {
  const email = me.emailVerifiedAt ? [offer('offer.toEmail', '=', me.email)] : []
  const mobile = me.mobileVerifiedAt && me.mobile ? [offer('offer.toMobile', '=', me.mobile)] : []
  return offer.and([offer('offer.fromAccount', '<>', me.id), offer.or([...email, ...mobile])])
}

/** What is mine to see: what I have taken, and what names me and nobody else has taken. */
export const isMine = (me: Me) => (offer: Offers) =>
  offer.or([offer('offer.toAccount', '=', me.id), offer.and([offer('offer.toAccount', 'is', null), namesMe(offer, me)])])

/** An offer that was made to this account, whatever has become of it. */
export async function offerToMe(db: Db, accountId: string, offerId: string, kinds: readonly (typeof OfferKind)['options'][number][]) {
  const me = await accountById(db, accountId)
  return db
    .selectFrom('offer')
    .selectAll()
    .where('id', '=', offerId)
    .where('kind', 'in', kinds)
    .where((offer) => offer.or([offer('offer.toAccount', '=', me.id), namesMe(offer, me)]))
    .executeTakeFirst()
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof offerToMe>>>
