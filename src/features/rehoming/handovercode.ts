import { readCode } from '#platform/contract/crockford.ts'
import type { TransactionServices } from '#platform/server/services.ts'

const DIGITS = 6

type Services = Pick<TransactionServices, 'codes'>

/** REHOME-8 Six of Crockford's digits (30 bits) that belong to an offer of a home; its reader has few guesses. */
export const handOverCode = ({ codes }: Services, applicationId: string): string => codes.of('hand-over', applicationId).slice(0, DIGITS)

/** Whether what was typed at the door is that code. */
export const isHandOverCode = (services: Services, applicationId: string, typed: string): boolean =>
  readCode(typed) === handOverCode(services, applicationId)
