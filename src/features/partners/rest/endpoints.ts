import * as z from 'zod'
import type { Refusals } from '#platform/contract/call.ts'
import { Id } from '#platform/contract/shapes.ts'
import { ChipAnswer, NewRegistration, Registration, type Scope } from '../shapes.ts'

export const PARTNER_PATH = '/api/partner/v1'

/** One address of the API for partners, from which its route and its description come. */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** Below PARTNER_PATH, with its parameters as `{name}`. */
  path: string
  summary: string
  scope: Scope
  params: Record<string, z.ZodType>
  body: z.ZodType | null
  output: z.ZodType
  says: string
  refuses: Refusals
}

export const lookUpChip = {
  method: 'GET',
  path: '/chips/{number}',
  summary: 'Where a microchip is registered, whether its animal is missing, and who to contact. Never whose animal it is.',
  scope: 'lookup',
  params: { number: z.string() },
  body: null,
  output: ChipAnswer,
  says: 'The answer',
  refuses: { tooOften: [429, 'You’ve looked up too many microchips. Try again in a minute.'] },
} as const satisfies Endpoint

export const register = {
  method: 'POST',
  path: '/registrations',
  summary: 'Register an animal you’ve just chipped. We ask the keeper to confirm. The same request again gets the same answer.',
  scope: 'register',
  params: {},
  body: NewRegistration,
  output: Registration,
  says: 'The chip is registered, and we’ve asked the keeper to confirm',
  refuses: {
    chipTaken: [409, 'This microchip is already registered'],
    heldElsewhere: [
      409,
      'Another database already holds this microchip. Send pet.evenIfHeldElsewhere to register it here too, and tell them that its record has moved.',
    ],
    keyUsed: [409, 'This idempotency-key has already been used for another request. Use a new key for a new request.'],
  },
} as const satisfies Endpoint

export const registration = {
  method: 'GET',
  path: '/registrations/{id}',
  summary: 'How far a registration is: waiting for the keeper, registered in their name, or replaced by another chip.',
  scope: 'register',
  params: { id: Id },
  body: null,
  output: Registration,
  says: 'Your registration',
  refuses: { noSuchRegistration: [404, 'We can’t find this registration among yours'] },
} as const satisfies Endpoint

export const endpoints: readonly Endpoint[] = [lookUpChip, register, registration]
