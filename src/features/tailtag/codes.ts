import { printedCode, readCode } from '#platform/contract/crockford.ts'
import type { Services } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'

type Coding = Pick<Services, 'codes'>

/** What a tag’s address holds: twenty digits of Crockford’s, 100 bits. Nobody guesses one. */
export const tokenOf = ({ codes }: Coding, tagId: string): string => `${codes.of('tag token', tagId)}${codes.of('tag token more', tagId)}`

/** What stands on the tag for whoever can’t scan: eight digits, 40 bits, and counted guesses. */
export const shortCodeOf = ({ codes }: Coding, tagId: string): string => codes.of('tag short code', tagId).slice(0, 8)

/** What is under the wrapping and not on the tag: six digits, 30 bits, and counted guesses. Each keeper has another. */
export const pinOf = ({ codes }: Coding, tagId: string, pins: number): string => codes.of(`tag pin ${pins}`, tagId).slice(0, 6)

export const printedToken = (token: string): string => printedCode(token, 4)
export const printedShortCode = (code: string): string => printedCode(code, 4)

/** The address that a tag’s QR code holds. */
export const linkOf = (services: Pick<Services, 'codes' | 'config'>, tagId: string): string =>
  services.config.publicUrl + paths.tag(printedToken(tokenOf(services, tagId)))

/** Under what each is kept and found again. */
export const hashOf = ({ codes }: Coding, what: 'token' | 'short' | 'pin', typed: string): string =>
  codes.hash(`tag ${what}`, readCode(typed))
