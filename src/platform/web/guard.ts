import { type MiddlewareFunction, redirect } from 'react-router'
import { sameSite } from '#platform/text/samesite.ts'
import { paths } from '#src/paths.ts'
import { readToken } from './session.ts'

type ClientMiddleware = MiddlewareFunction<Record<string, unknown>>

/** For pages behind a token: without one, to the sign-in page and back to this page afterwards. */
export const requireToken: ClientMiddleware = ({ request }) => {
  if (readToken()) return
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.login(pathname + search))
}

/** For pages that make sense only while signed out. */
export const guestOnly: ClientMiddleware = () => {
  if (readToken()) throw redirect(paths.start)
}

/** Where to go after signing in: the page in `path` when it is a page of this site, else the start. */
export function afterSignIn(path: string | null): string {
  return sameSite(path) ?? paths.start
}
