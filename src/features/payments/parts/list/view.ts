import type * as z from 'zod'
import { PaymentSort, type PaymentStatus, Purpose } from '../../shapes.ts'

type Status = Exclude<z.infer<typeof PaymentStatus>, 'cancelled'>

/** Which payments are seen, in which order. The address holds it, so that a view can be bookmarked. */
export interface PaymentView {
  status: Status | undefined
  purpose: z.infer<typeof Purpose> | undefined
  sort: z.infer<typeof PaymentSort>
  page: number
}

/** What was given up is not listed. */
export const STATUSES = ['open', 'processing', 'succeeded', 'partRefunded', 'refunded'] as const
const USUAL = '-createdAt'
const PAGE_SIZE = 20
const LAST = 100_000

/** The view that an address asks for; what it says wrongly is left out. */
export function viewIn(params: URLSearchParams): PaymentView {
  const page = Number(params.get('page'))
  return {
    status: statusIn(params.get('status')),
    purpose: purposeIn(params.get('purpose')),
    sort: PaymentSort.options.find((sort) => sort === params.get('sort')) ?? USUAL,
    page: Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1,
  }
}

export const statusIn = (text: string | null) => STATUSES.find((status) => status === text)
export const purposeIn = (text: string | null) => Purpose.options.find((purpose) => purpose === text)

/** An address for a view: only what is not usual. Another choice starts again at the first page. */
export function paramsOf(view: PaymentView, changes: Partial<PaymentView>): Record<string, string> {
  const { status, purpose, sort, page } = { ...view, page: 1, ...changes }
  return {
    ...(status && { status }),
    ...(purpose && { purpose }),
    ...(sort !== USUAL && { sort }),
    ...(page !== 1 && { page: String(page) }),
  }
}

/** The view as `getPayments` takes it. */
export const viewAsked = ({ status, purpose, sort, page }: PaymentView) => ({
  sort,
  page,
  pageSize: PAGE_SIZE,
  ...(status && { status }),
  ...(purpose && { purpose }),
})

export const isNarrowed = ({ status, purpose }: PaymentView) => status !== undefined || purpose !== undefined
