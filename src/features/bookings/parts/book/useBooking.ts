import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { daysAfter, londonDate, systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { createImplanterBooking, getAvailability, getImplanterBookings } from '../../contract.ts'
import { type BookingAnswers, bookingAsked, type ShownPrice } from './answers.ts'
import type { Implanter } from './BookImplanter.tsx'

/** How many days of free times are asked for at once. */
const DAYS = 14

/** The booking of a visit: its answers, its steps, and the free times with their price. */
export function useBooking(implanter: Implanter, initial: BookingAnswers) {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [from, setFrom] = useState(() => londonDate(systemClock.now()))
  const [price, setPrice] = useState<ShownPrice>({ pence: 0, depositPence: 0 })
  const { form, formProps, summary, isPending } = useContractForm(createImplanterBooking, {
    initial,
    asks: (answers) => bookingAsked(answers, implanter.id, price),
    draft: `booking-${implanter.id}`,
    once: true,
    refresh: [getAvailability, getImplanterBookings],
    instead: () => {
      if (session) return false
      void navigate(paths.login(pathname + search))
      return true
    },
    then: ({ bookingId, price }) => navigate(price.deposit.pence > 0 ? paths.pay('booking', bookingId) : paths.booking(bookingId)),
  })
  const answers = form.values
  const isHome = answers.visit === 'home'
  const free = useCall(
    getAvailability,
    {
      implanterId: implanter.id,
      from,
      to: daysAfter(from, DAYS - 1),
      animals: answers.animals.length,
      visit: isHome ? 'home' : 'clinic',
      ...(isHome && { postcode: answers.address.postcode }),
    },
    { enabled: !isHome || answers.address.postcode !== '', freshFor: 20 },
  )
  const shown = free.data && { pence: free.data.price.total.pence, depositPence: free.data.price.deposit.pence }
  if (shown && (shown.pence !== price.pence || shown.depositPence !== price.depositPence)) setPrice(shown)

  /** A home that is too far, or a place that we don’t know, is said before a time is chosen. */
  const ready = async (): Promise<Record<string, string>> => {
    const { error } = await free.refetch()
    return error ? { [error.fields['visit'] ? 'visit' : isHome ? 'address.postcode' : 'visit']: error.message } : {}
  }
  const walk = useSteps({
    steps: [
      { name: 'visit', title: 'Visit', heading: 'What should we book?', fields: ['visit', 'animals', 'address'], ready },
      { name: 'time', title: 'Time', heading: 'Choose a time', fields: ['startsAt'] },
      { name: 'check', title: 'Check', heading: 'Check and book', fields: ['notes'] },
    ],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: answers.animals.every(({ name }) => name === ''),
  })
  const page = { from, isFirst: from <= londonDate(systemClock.now()), turn: (by: 1 | -1) => setFrom(daysAfter(from, by * DAYS)) }
  return { form, answers, walk, free, page, isPending, isGuest: session === null }
}

export type Booking = ReturnType<typeof useBooking>
