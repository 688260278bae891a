import * as z from 'zod'
import { daysAfter } from '#platform/clock/clock.ts'
import { Address } from '#platform/contract/contacts.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { versionOf } from '#platform/server/version.ts'
import { practiceOf } from './evidence.ts'
import { isChecked } from './queries.ts'
import { Insurance, type InsuranceState, type Verification } from './shapes.ts'

/** What an implanter told us beside their qualification. */
const Details = z.object({ serviceAddress: Address.nullable().catch(null), insurance: Insurance.nullable().catch(null) })

const NO_WORK = { serviceAddress: null, insurance: null }

/** Where an implanter works and who insures them on a day (`YYYY-MM-DD`); null where they have not said. */
export function workOf(details: unknown, today: string) {
  const { serviceAddress, insurance } = Details.catch(NO_WORK).parse(details)
  return { serviceAddress, insurance: insurance && { ...insurance, state: insuranceState(insurance.until, today) } }
}

/** The version of what an implanter can change of it. */
export const versionOfPractice = (details: unknown) => versionOf([practiceOf(details), Details.catch(NO_WORK).parse(details)])

const ENDING_DAYS = 30

/** An insurance is good up to and with its last day, and is asked for anew within the 30 days before. */
export function insuranceState(until: string, today: string): z.output<typeof InsuranceState> {
  if (until < today) return 'ended'
  return until <= daysAfter(today, ENDING_DAYS) ? 'ending' : 'good'
}

/** ACC-19, ACC-27: true, or why an implanter cannot change their qualification alone: they work, or will again, by what Staff have checked. */
export function mayRequalify({ status, details }: { status: z.output<typeof Verification>; details: unknown }): true | Because {
  if (Suspended.safeParse(details).success)
    return because('ACC-27', 'Your certificate is suspended. Until that’s lifted, you can’t change your qualification.')
  if (!isChecked(status)) return true
  return because(
    'ACC-19',
    'Our staff have checked this, so you can’t change it alone. Send us your new certificate as evidence, then call us and we’ll change it together.',
  )
}

/** What `pauseProfession` keeps: it comes back unseen once the suspension is lifted. */
const Suspended = z.object({ paused: z.object({}) })
