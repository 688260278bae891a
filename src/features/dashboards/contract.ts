import * as z from 'zod'
import { InsuranceState, Task, Verification } from '#features/accounts/shapes.ts'
import { breedingLicence, practice, tasks } from '#features/accounts/topics.ts'
import { offspring } from '#features/breeding/topics.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Moment, Nothing } from '#platform/contract/shapes.ts'

/** One thing that happened lately, in words, with where to read more. */
const Latest = z.object({ at: Moment, what: z.string(), link: z.string() })

export const getTasks = call('getTasks', {
  method: 'GET',
  summary: 'What you have to do, most urgent first, each with a link to do it.',
  who: 'signed-in',
  topics: [tasks, paid, chipsInUse],
  input: Nothing,
  output: z.object({ items: z.array(Task) }),
  says: 'To do',
  refuses: {},
})

export const customerDashboard = call('customerDashboard', {
  method: 'GET',
  summary: 'Your pets in figures: how many, what’s still open, lookups by month, and what happened recently.',
  who: ['Customer'],
  input: Nothing,
  output: z.object({
    pets: z.int(),
    missing: z.int(),
    openRequests: z.int(),
    /** Days since you last said that your details are right; null where you never did. */
    detailsAgeDays: z.int().nullable(),
    lookupsByMonth: z.array(z.object({ month: z.string(), lookups: z.int() })),
    latest: z.array(Latest),
  }),
  says: 'Your dashboard',
  refuses: {},
})

export const implanterDashboard = call('implanterDashboard', {
  method: 'GET',
  summary: 'Your work in figures: implants by month, stock by batch and expiry date, and how long animals have been without a keeper.',
  who: ['Implanter'],
  topics: [practice, chipsInUse],
  input: Nothing,
  output: z.object({
    implants: z.int(),
    held: z.int(),
    unregistered: z.int(),
    reportsDue: z.int(),
    credits: z.int(),
    standing: Verification,
    /** Our staff have checked that you are an implanter. */
    isChecked: z.boolean(),
    months: z.array(z.object({ month: z.string(), implanted: z.int(), registered: z.int() })),
    /** `daysLeft`: whole days until a batch is no longer sterile. */
    batches: z.array(
      z.object({ code: z.string(), status: z.string(), isUsable: z.boolean(), expiresOn: z.string(), daysLeft: z.int(), left: z.int() }),
    ),
    ageing: z.array(
      z.object({
        chipNumber: z.string(),
        shown: z.string(),
        petName: z.string().nullable(),
        ageDays: z.int(),
        /** True while somebody is asked whether the animal is theirs. */
        isAsked: z.boolean(),
        link: z.string(),
      }),
    ),
    /** Who is insured, and until when; null where they have not said. */
    insurance: z.object({ until: z.string(), state: InsuranceState }).nullable(),
    latest: z.array(Latest),
  }),
  says: 'Your dashboard',
  refuses: {},
})

export const breederDashboard = call('breederDashboard', {
  method: 'GET',
  summary: 'Your litters in figures: animals with you, offered, kept and sold, by month, and what happened recently.',
  who: ['Breeder'],
  topics: [breedingLicence, offspring],
  input: Nothing,
  output: z.object({
    litters: z.int(),
    withMe: z.int(),
    offered: z.int(),
    kept: z.int(),
    sold: z.int(),
    /** Of those, in the 12 months to today, to the day. */
    soldInYear: z.int(),
    /** Litters of dogs that were born in the last 12 months: three or more need a licence to sell. */
    littersInYear: z.int(),
    licensed: z.boolean(),
    /** The last day of the licence that has run out; null where there is none such. */
    licenceEndedOn: z.string().nullable(),
    /** How far we are with checking who you are: what a notice says of it. */
    standing: Verification,
    months: z.array(z.object({ month: z.string(), born: z.int(), sold: z.int() })),
    latest: z.array(Latest),
  }),
  says: 'Your dashboard',
  refuses: {},
})
