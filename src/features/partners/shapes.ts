import * as z from 'zod'
import { ImplantState, NewImplant } from '#features/implanting/shapes.ts'
import { Gone, ResultClass } from '#features/lookup/shapes.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { KnownContact } from '#platform/contract/contacts.ts'
import { Id, May, Moment } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { apiKeyLife, webhookLife } from './lifecycle.ts'

/** `lookup`: where a number is registered, and never whose it is. `register`: register animals that were just chipped. */
export const SCOPES = ['lookup', 'register'] as const
export const Scope = z.enum(SCOPES)
export type Scope = z.output<typeof Scope>

/** `sandbox` answers from fixed numbers and writes nothing to the register. */
export const KeyMode = asking('Choose whether the key is for real or for trying things out', z.enum(['live', 'sandbox']))
export type KeyMode = z.output<typeof KeyMode>

export const KeyStatus = z.enum(statesOf(apiKeyLife))

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** How the key begins, and what VetXML calls APIUSER. */
  prefix: z.string(),
  mode: KeyMode,
  scopes: z.array(Scope),
  status: KeyStatus,
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
  revokedAt: Moment.nullable(),
  can: z.object({ revoke: May }),
})
export type ApiKey = z.output<typeof ApiKey>

/** An animal that was just chipped, as partners send it: what registerChip takes, without what only its page knows. */
export const NewRegistration = z.strictObject({
  pet: NewPet.omit({ implant: true, photoId: true }),
  implant: NewImplant,
  to: KnownContact,
  olderChip: ChipNumber.optional(),
  keepsMother: z.boolean().optional(),
})
export type NewRegistration = z.output<typeof NewRegistration>

/** What a partner is told of a number: the class of the answer and whom to contact, never a keeper or an animal. */
export const ChipAnswer = z.object({
  chipNumber: z.string(),
  result: ResultClass,
  missing: Gone.nullable(),
  /** One line that answers the question. */
  headline: z.string(),
  /** True where another register has the number too, and nothing shows yet that the record here is the one that counts. */
  unproven: z.boolean(),
  /** The registers that say they hold the number. */
  registers: z.array(z.object({ name: z.string(), phone: z.string().nullable(), site: z.string().nullable() })),
})
export type ChipAnswer = z.output<typeof ChipAnswer>

export const Registration = z.object({ registrationId: Id, chipNumber: z.string(), status: ImplantState })
export type Registration = z.output<typeof Registration>

export const ApiSearch = z.object({
  id: Id,
  at: Moment,
  keyName: z.string(),
  prefix: z.string(),
  mode: KeyMode,
  chipShown: z.string(),
  result: ResultClass,
})

export const WebhookStatus = z.enum(statesOf(webhookLife))

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  status: WebhookStatus,
  createdAt: Moment,
  failingSince: Moment.nullable(),
  can: z.object({ switchOn: May, remove: May }),
})
export type Webhook = z.output<typeof Webhook>

export const Delivery = z.object({
  id: Id,
  type: z.enum(['chip.registered', 'chip.keeperChanged', 'chip.reportedMissing', 'chip.reportedFound']),
  chipShown: z.string(),
  at: Moment,
  tries: z.int(),
  deliveredAt: Moment.nullable(),
  nextTryAt: Moment.nullable(),
  /** The HTTP status of the last answer, or the word for what happened instead; null before the first try. */
  lastAnswer: z.string().nullable(),
})
