import * as z from 'zod'
import { breaker } from '#adapters/databases/breaker.ts'
import { askJson, NoAnswer } from '#adapters/http/http.ts'
import { CLOSER_LOOKS, COVERS, DECLINES, FACTORS } from '#knowledge/insurance/covers.ts'
import type { Insurer } from './insurer.ts'

interface Config {
  /** Where its API begins: `https://partner.example.org/v1`. */
  url: string
  key: string
  now: () => Date
  timeoutMs?: number
}

/**
 * An insurer’s API: `POST /quotes` with the question, `POST /referrals` with the referral and its id as `Idempotency-Key`, and
 * `GET /referrals/{reference}`, each with a bearer key, each answered in JSON as the shapes below say. An insurer that speaks another way
 * gets an adapter of its own.
 */
export function httpInsurer({ url, key, now, timeoutMs = 5_000 }: Config): Insurer {
  const line = breaker(now)
  const base = url.replace(/\/$/, '')
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

  async function ask<Shape extends z.ZodType>(shape: Shape, path: string, init: RequestInit = {}): Promise<z.output<Shape>> {
    if (line.isResting()) throw new NoAnswer('unreachable')
    let failure: unknown
    const answer = await line.run(async () => {
      try {
        const asking = { ...init, headers: { ...headers, ...init.headers }, signal: AbortSignal.timeout(timeoutMs) }
        return { is: await askJson(shape, `${base}${path}`, asking) }
      } catch (error) {
        failure = error
        throw error
      }
    })
    if (!answer) throw failure instanceof NoAnswer ? failure : new NoAnswer('unreachable')
    return answer.is
  }

  const post = <Shape extends z.ZodType>(shape: Shape, path: string, body: object, more: Record<string, string> = {}) =>
    ask(shape, path, { method: 'POST', body: JSON.stringify(body), headers: more })

  return {
    quote: (question) => post(QuotedAnswer, '/quotes', question),
    refer: async (referral) => (await post(Referred, '/referrals', referral, { 'idempotency-key': referral.quoteId })).reference,
    answer: (reference) => ask(Decided, `/referrals/${encodeURIComponent(reference)}`),
  }
}

const Pence = z.int().positive().max(10_000_000)
const Day = z.iso.date()

const OfferAnswer = z
  .object({
    cover: z.enum(COVERS),
    annualPence: Pence,
    monthlyPence: Pence,
    taxPence: z.int().nonnegative(),
    factors: z.array(
      z.object({ about: z.enum(FACTORS), is: z.string().max(60), thousandths: z.int().positive(), pence: z.int().nonnegative() }),
    ),
    looksCloser: z.array(z.enum(CLOSER_LOOKS)),
    documentUrl: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
  })
  // What is shown must be what is charged.
  .refine(({ annualPence, taxPence, factors }) => (factors.at(-1)?.pence ?? 0) + taxPence === annualPence)
  .refine(({ annualPence, monthlyPence }) => monthlyPence * 12 >= annualPence)

const QuotedAnswer = z.union([
  z.object({ offers: z.array(OfferAnswer).min(1).max(COVERS.length) }),
  z.object({ declined: z.enum(DECLINES) }),
])

const Referred = z.object({ reference: z.string().min(1).max(80) })

const Decided = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['looking', 'unknown']) }),
  z.object({ outcome: z.literal('declined'), reason: z.enum(DECLINES) }),
  z.object({ outcome: z.literal('bound'), policyNumber: z.string().min(1).max(60), startsOn: Day, endsOn: Day, annualPence: Pence }),
])
