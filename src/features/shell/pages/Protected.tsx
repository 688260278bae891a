import { Outlet } from 'react-router'
import { requireToken } from '#platform/web/guard.ts'
import { PageLoading } from '../parts/PageLoading.tsx'
import { TradeNav } from '../parts/TradeNav.tsx'

export const clientMiddleware = [requireToken]

/** The token lives in the browser, so nothing behind it is drawn on the server. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export const HydrateFallback = PageLoading

export default function Protected() {
  return (
    <>
      <TradeNav />
      <Outlet />
    </>
  )
}
