import { clause } from '#platform/law/clause.ts'

export const COUPONS = clause('SHOP-2', 'A coupon counts once for each order, as often as it says, and never against delivery')
