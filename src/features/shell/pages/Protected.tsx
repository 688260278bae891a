import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { requireToken } from '#platform/web/guard.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { readSession, useSession } from '#platform/web/session.ts'
import { PageLoading } from '../parts/PageLoading.tsx'
import { holdsTrade } from '../trade.ts'

const tradeNav = () => import('../parts/TradeNav.tsx').then((part) => part.TradeNav)
const TradeNav = lazyPart(tradeNav)

export const clientMiddleware = [requireToken]

/** The token lives in the browser, so nothing behind it is drawn on the server. What stands above a professional’s page comes with it. */
export const clientLoader = async () => {
  if (holdsTrade(readSession())) await tradeNav().catch(() => null)
  return null
}
clientLoader.hydrate = true as const

export const HydrateFallback = PageLoading

export default function Protected() {
  const session = useSession()
  return (
    <>
      {holdsTrade(session) && (
        <Suspense>
          <TradeNav />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}
