import { failure } from '#platform/contract/envelope.ts'
import { isDatabaseAway } from '#platform/database/connect.ts'
import { Refusal } from './refusal.ts'

/** What went wrong, as an envelope with its status. Anything unforeseen is a 500 that tells nothing about us. */
export function failureFor(error: unknown): { body: ReturnType<typeof failure>; retryAfter?: number; unforeseen: boolean } {
  if (error instanceof Refusal) {
    return {
      body: failure(error.status, error.code, error.message, error),
      ...(TRY_AGAIN.has(error.status) && { retryAfter: error.retryAfter ?? USUAL_WAIT }),
      unforeseen: error.cause !== undefined,
    }
  }
  if (isDatabaseAway(error)) {
    return {
      body: failure(503, 'registerAway', 'The register is restarting. Try again in a few seconds.'),
      retryAfter: 2,
      unforeseen: false,
    }
  }
  if (OVERBURDENED.has(codeOf(error))) {
    return {
      body: failure(503, 'registerBusy', 'The register can’t do this right now. You haven’t lost anything: try again in a few seconds.'),
      retryAfter: 5,
      unforeseen: true,
    }
  }
  const status = statusOf(error)
  const known = status && KNOWN[status]
  if (known) return { body: failure(status, ...known), unforeseen: false }
  return {
    body: failure(500, 'ourFault', 'Something went wrong on our side. We’ve made a note of it: try again in a minute.'),
    unforeseen: true,
  }
}

/** The statuses that promise that a later try may do, and after how many seconds where the refusal does not say. */
const TRY_AGAIN = new Set([429, 503, 507])
const USUAL_WAIT = 60

/** What PostgreSQL says when it may well manage a little later (Appendix A of its manual). */
const OVERBURDENED = new Set([
  '25P03', // a transaction that was idle too long
  '40001', // could not be put in an order with others
  '40P01', // two waited for each other
  '53100', // disk full
  '53200', // out of memory
  '55P03', // a lock was not to be had
  '57014', // took longer than a query may
])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** A call was sent something other than JSON. */
export const WRONG_MEDIA: [code: string, message: string] = ['wrongKind', 'Send JSON, with the header content-type: application/json']

const KNOWN: Record<number, [code: string, message: string]> = {
  400: ['unreadable', 'We couldn’t read what you sent: it must be JSON'],
  408: ['tooSlow', 'The request took too long to arrive. Send it again.'],
  413: ['tooLarge', 'What you sent is too large'],
  414: ['tooLarge', 'The address is too long'],
  415: WRONG_MEDIA,
  431: ['tooLarge', 'The headers are too large'],
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
