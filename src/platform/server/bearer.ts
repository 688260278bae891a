import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request carries this key as a bearer token (RFC 6750). Nobody does where there is no key. */
export const isBearer = (authorization: string | undefined, key: string | undefined): boolean =>
  key !== undefined && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`))

const digest = (text: string) => createHash('sha256').update(text).digest()
