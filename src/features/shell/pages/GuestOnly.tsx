import { Outlet } from 'react-router'
import { guestOnly } from '#platform/web/guard.ts'

export const clientMiddleware = [guestOnly]

/** The server draws the page at once; the browser looks for a session as soon as it can. */
export const loader = () => null
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default Outlet
