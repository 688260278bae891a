import { useEffect, useState } from 'react'
import { useCall } from '#platform/web/useCall.ts'
import { paymentTransactionRequest } from '../../contract.ts'

const SOON_SECONDS = 2
const LATER_SECONDS = 10
const SOON_MS = 60_000

/** What has become of a payment, asked every two seconds while it is open, and less often after a minute. */
export function useReconciliation(paymentId: string) {
  const [isLong, setIsLong] = useState(false)
  const [reconciled, setReconciled] = useState(false)
  const rhythm = reconciled ? {} : { every: isLong ? LATER_SECONDS : SOON_SECONDS }
  const query = useCall(paymentTransactionRequest, { paymentId }, { freshFor: 0, ...rhythm })

  // What was heard before this card was tried is of the card before it.
  const payment = query.isFetchedAfterMount ? query.data : undefined
  const isNowSettled = payment?.isSettled ?? false
  if (isNowSettled !== reconciled) setReconciled(isNowSettled)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return { query: { ...query, data: payment }, isLong }
}
