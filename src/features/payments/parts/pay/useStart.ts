import { useState } from 'react'
import { callServer } from '#platform/web/callserver.ts'
import { fieldId } from '#ui/field.ts'
import { createPaymentIntent, createPaymentIntent1 } from '../../contract.ts'
import type { Purpose, ToPay } from '../../shapes.ts'

export const START = fieldId('startNow')

/** The call that begins a payment for such a thing. */
export const beginOf = (purpose: Purpose) => (purpose === 'tailTag' ? createPaymentIntent1 : createPaymentIntent)

interface Starting {
  purpose: Purpose
  id: string
  toPay: Pick<ToPay, 'startsAtOnce'>
}

/** What the payer says before they pay: that we should start at once, where something is used as it’s paid. It’s kept with the payment first. */
export function useStart({ purpose, id, toPay: { startsAtOnce } }: Starting) {
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const wrong = (words: string) => {
    setError(words)
    document.getElementById(START)?.focus()
    return false
  }
  const beforePay = async () => {
    if (!startsAtOnce) return true
    if (!isAsked) return wrong('Tick to ask us to start straight away')
    setError(null)
    const kept = await callServer(beginOf(purpose), { for: purpose, id, startNow: true }).then(
      () => true,
      () => false,
    )
    return kept || wrong('We couldn’t reach the register. No money was taken. Check your connection and try again')
  }
  const start = startsAtOnce && { isAsked, error, onAsked: setAsked }
  return { start, beforePay }
}
