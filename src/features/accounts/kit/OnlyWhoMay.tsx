import { type ReactNode, Suspense } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { isRoleTooLow } from '../parts/isroletoolow.ts'

const RoleTooLow = lazyPart(() => import('../parts/RoleTooLow.tsx').then((part) => part.RoleTooLow))
const KeepersOnly = lazyPart(() => import('../parts/profile/KeepersOnly.tsx').then((part) => part.KeepersOnly))

/** Shows what a call is for to those who may ask it, and tells everybody else, kindly, how they can. */
export function OnlyWhoMay({ ask, children }: { ask: Pick<Call, 'who' | 'acting'>; children: ReactNode }) {
  const session = useSession()
  if (!session || mayAsk(ask, session)) return children
  return <Suspense>{isRoleTooLow(ask, session) ? <RoleTooLow organisation={session.name} /> : <KeepersOnly />}</Suspense>
}
