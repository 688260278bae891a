import { NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { withoutBlanks } from '#platform/web/form.ts'
import { blankPet, type PetAnswers, petAsked } from '../../kit/form/answers.ts'

/** What somebody new says of themselves, their animal and how they pay; '' where nothing is said yet. */
export type Joining = {
  pet: PetAnswers
  keeper: typeof blankKeeper
  registrationCode: string
  plan: string
}

const blankKeeper = { name: '', email: '', mobile: '', address: NO_ADDRESS, password: '', marketing: false, captcha: '' }

export const blankJoining: Joining = { pet: blankPet, keeper: blankKeeper, registrationCode: '', plan: '' }

/** With the code of a card that was paid for in advance, or with a plan to pay for. */
export type PayWay = 'code' | 'plan'

/** The form as the call for this way of paying takes it. */
export function joiningAsked({ pet, keeper, registrationCode, plan }: Joining, way: PayWay, now: Date): unknown {
  const paid = way === 'code' ? { registrationCode } : { plan }
  return withoutBlanks({ keeper, pet: petAsked(pet, now), ...paid })
}

/** What may be kept for this tab: everything but secrets. */
export function draftOf({ keeper, ...rest }: Joining): Joining {
  return { ...rest, keeper: { ...keeper, password: '', captcha: '' } }
}
