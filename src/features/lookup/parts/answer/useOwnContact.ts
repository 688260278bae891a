import { useEffect, useRef } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ownContact } from './owncontact.ts'

type Typed = Parameters<typeof ownContact>[1]

/** Fills in, once, who is signed in, in the browser alone: the server draws the form for everybody alike. */
export function useOwnContact(typed: Typed, fill: (known: Partial<Typed>) => void): void {
  const isSignedIn = useSession() !== null
  const { data } = useCall(userProfile, {}, { enabled: isSignedIn, freshFor: 60 })
  const isDone = useRef(false)
  useEffect(() => {
    if (!data || isDone.current) return
    isDone.current = true
    fill(ownContact(data, typed))
  }, [data, typed, fill])
}
