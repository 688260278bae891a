import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { MEMBER_ROLES } from '#platform/contract/call.ts'
import { SESSION_DAYS } from '../sessiondays.ts'

/** What the session token says to the browser; the server trusts only `sid` and looks the rest up. */
const TokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  name: z.string(),
  email: z.string(),
  /** Its last three digits, for the connection that carries conversations. */
  mobile: z.string().default(''),
  userType: z.string(),
  /** For how many organisations the holder works. */
  organisations: z.int().optional(),
  /** The member’s name and role, where one works as this organisation. */
  member: z.string().optional(),
  role: z.enum(MEMBER_ROLES).optional(),
  /** That we had verified the member as an implanter when they began to work. */
  qualified: z.boolean().optional(),
})
type TokenClaims = z.infer<typeof TokenClaims>

export interface Tokens {
  /** A JWT (HS256) that ends with the session. */
  issue(claims: TokenClaims, now: Date): Promise<string>
  /** The claims of a token of ours that has not expired, or null. */
  read(token: string, now: Date): Promise<TokenClaims | null>
}

export function tokens(key: Buffer): Tokens {
  return {
    issue: ({ sub, ...claims }, now) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sub)
        .setIssuedAt(now)
        .setExpirationTime(later(now, { days: SESSION_DAYS }))
        .sign(key),
    read: (token, now) =>
      jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'sub'] }).then(
        ({ payload }) => TokenClaims.safeParse(payload).data ?? null,
        () => null,
      ),
  }
}

/** A secret for a link (192 bits), and the hash under which it is kept. */
export const newSecret = () => randomBytes(24).toString('base64url')
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
