import * as z from 'zod'
import { MEMBER_ROLES } from '#platform/contract/call.ts'
import { Id, May, Moment } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { membershipLife } from './lifecycle.ts'

export const MembershipStatus = z.enum(statesOf(membershipLife))

export const MemberRole = asking('Choose a role', z.enum(MEMBER_ROLES))

/** Somebody who works for an organisation, or has been invited to. */
export const OrganisationPerson = z.object({
  id: Id,
  status: MembershipStatus,
  /** Null until they’ve accepted. */
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** Until when an invitation can be answered. */
  until: Moment.nullable(),
  joinedAt: Moment.nullable(),
  /** When they last chose to work for the organisation, and last changed something for it. */
  lastSignedInAt: Moment.nullable(),
  lastActAt: Moment.nullable(),
  can: z.object({ withdraw: May, remove: May }),
})
export type OrganisationPerson = z.output<typeof OrganisationPerson>

/** What somebody changed for an organisation. */
export const PersonAct = z.object({ id: Id, at: Moment, name: z.string(), what: z.string() })

/** An organisation that somebody works for, or is invited to. */
export const MyOrganisation = z.object({
  id: Id,
  organisation: z.string(),
  role: z.enum(MEMBER_ROLES),
  since: Moment,
  until: Moment,
  /** They can work for it now: it’s open, and our staff haven’t refused it. */
  isOpen: z.boolean(),
})
export type MyOrganisation = z.output<typeof MyOrganisation>
