import { generateSecret, generateURI, verifySync } from 'otplib'
import { site } from '#src/site.ts'

/** A code is good for its own 30 seconds and for those before and after, because clocks differ (RFC 6238, section 5.2). */
const TOLERANCE_SECONDS = 30

/** A secret for an authenticator app: 160 bits in base 32 (RFC 4226, section 4). */
export const newTotpSecret = () => generateSecret()

/** What an authenticator app reads from the picture. */
export const totpLink = (email: string, secret: string) => generateURI({ issuer: site.name, label: email, secret })

/** Which 30 seconds since 1970 a code belongs to; null where it is not of this secret and this moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
