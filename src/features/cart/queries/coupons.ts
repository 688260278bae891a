import type { Selectable } from 'kysely'
import type { Coupon as Table } from '#database/types.ts'
import { AUDIENCE_OF } from '#features/products/kit/categories.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { applyCoupon } from '../contract.ts'

export type Coupon = Selectable<Table>
export type NotUsable = { code: keyof typeof applyCoupon.refuses; words: string }

export const couponByCode = (db: Db, code: string) =>
  db.selectFrom('coupon').selectAll().where('code', '=', code.trim().toUpperCase()).executeTakeFirst()

/** The kinds of account that somebody holds, as coupons and products name them. */
const audiencesOf = (roles: readonly Role[]) => roles.flatMap((role) => (role === 'Staff' ? [] : (AUDIENCE_OF[role] ?? [])))

interface Using {
  db: Db
  now: Date
  who: { id: string; roles: readonly Role[] } | null
  /** The pence of the goods that the coupon may be for, by category. */
  goods: readonly { category: string; pence: number }[]
}

/** Whether a coupon is for something of this category. */
export const isFor = ({ categories }: Pick<Coupon, 'categories'>, category: string) =>
  categories.length === 0 || categories.includes(category)

/** SHOP-2: why a coupon takes nothing off these goods now; null where it does. */
export async function whyNot({ db, now, who, goods }: Using, coupon: Coupon): Promise<NotUsable | null> {
  const { startsAt, endsAt, endedAt, audiences, leastPence } = coupon
  if (endedAt || (endsAt && endsAt <= now)) return { code: 'expired', words: 'This coupon has expired' }
  if (startsAt > now) return { code: 'notStarted', words: `This coupon is valid from ${whenText(startsAt, 'day')}` }
  if (audiences.length > 0 && !audiencesOf(who?.roles ?? []).some((one) => audiences.includes(one)))
    return { code: 'notForYou', words: who ? 'This coupon isn’t for your kind of account' : 'Sign in to use this coupon' }
  const fitting = goods.filter(({ category }) => isFor(coupon, category)).reduce((sum, { pence }) => sum + pence, 0)
  if (fitting === 0 && goods.length > 0) return { code: 'notForThese', words: 'This coupon isn’t for anything in your cart' }
  if (fitting < leastPence)
    return {
      code: 'tooLittle',
      words: `This coupon is for orders of ${moneyText(leastPence)} or more: add ${moneyText(leastPence - fitting)} more`,
    }
  return usedUp(db, coupon, who?.id ?? null)
}

/** Counted are the uses that are not released; the caller that must not be overtaken holds the coupon. */
async function usedUp(db: Db, { id, mostEach, mostTotal }: Coupon, accountId: string | null): Promise<NotUsable | null> {
  const { total, own } = await db
    .selectFrom('couponUse')
    .select((row) => [row.fn.countAll<number>().as('total'), row.fn.countAll<number>().filterWhere('accountId', '=', accountId).as('own')])
    .where('couponId', '=', id)
    .where('releasedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (accountId && Number(own) >= mostEach) return { code: 'used', words: 'You’ve already used this coupon' }
  return mostTotal !== null && Number(total) >= mostTotal ? { code: 'usedUp', words: 'This coupon has been used up' } : null
}

export const couponWords = ({ kind, amount }: Pick<Coupon, 'kind' | 'amount'>): string => {
  if (kind === 'freeDelivery') return 'Free standard delivery'
  return kind === 'percent' ? `${amount}% off` : `${moneyText(amount)} off`
}
