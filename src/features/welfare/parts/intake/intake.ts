import { blankPet, type PetAnswers, petAsked } from '#features/pets/kit/form/answers.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { withoutBlanks } from '#platform/web/form.ts'
import { wrongDay } from '../../intakedays.ts'
import { isFromElsewhere, isSignedOver } from '../../kit/ways.ts'

/** How an animal came, as far as it is said; '' where nothing is said yet. */
export type IntakeAnswers = {
  kind: string
  cameOn: string
  /** The day that was confirmed, where it’s more than a year ago. */
  oldDay: string
  foundWhere: string
  condition: string
  councilFrom: string
  councilReference: string
  givenUpBy: string
  givenUpContact: string
  signedOn: string
  finderName: string
  finderContact: string
  fromWhom: string
  fromCountry: string
  strayBefore: string
  daysOverOn: string
}

/** An animal that is taken in: the animal, how it came, and whether the organisation stays its back-up. */
export type TakingIn = PetAnswers & { intake: IntakeAnswers; location: string; rescueBackup: boolean }

const NOBODY = { givenUpBy: '', givenUpContact: '', signedOn: '', finderName: '', finderContact: '' }
const NOWHERE = { fromWhom: '', fromCountry: '', strayBefore: '', daysOverOn: '' }

/** Nothing is said yet, but that an animal mostly came today. */
export const blankTakingIn = (now: Date): TakingIn => ({
  ...blankPet,
  intake: {
    kind: '',
    cameOn: londonDate(now),
    oldDay: '',
    foundWhere: '',
    condition: '',
    councilFrom: '',
    councilReference: '',
    ...NOBODY,
    ...NOWHERE,
  },
  location: '',
  rescueBackup: true,
})

/** The next animal of those that came together: from the same place, on the same day, in the same way. */
export const nextTakingIn = ({ intake, rescueBackup }: TakingIn, now: Date): TakingIn => ({
  ...blankTakingIn(now),
  intake: { ...intake, condition: '' },
  rescueBackup,
})

/** An animal in which no microchip was found, with who looked for one. */
export type Unchipped = PetAnswers & { intake: IntakeAnswers; scannedBy: string; scannedOn: string; location: string }

/** Mostly it came and was scanned today. */
export const blankUnchipped = (now: Date): Unchipped => ({
  ...blankPet,
  intake: blankTakingIn(now).intake,
  scannedBy: '',
  scannedOn: londonDate(now),
  location: '',
})

/** The form as `takeInUnchipped` takes it. */
export function unchippedAsked({ intake, scannedBy, scannedOn, location, ...pet }: Unchipped, now: Date) {
  const { chipNumber: _, evenIfHeldElsewhere: __, ...asked } = petAsked(pet, now)
  return withoutBlanks({ ...asked, scannedBy, scannedOn, location, intake: intakeAsked(intake) })
}

/** The form as `addPetByWelfare` takes it. */
export const takingInAsked = ({ intake, location, rescueBackup, ...pet }: TakingIn, now: Date): Record<string, unknown> => ({
  ...petAsked(pet, now),
  intake: intakeAsked(intake),
  location,
  rescueBackup,
})

/** The form as `holdAnimal` takes it. */
export const holdingAsked = ({ intake, ...animal }: { chipNumber: string; intake: IntakeAnswers; location: string }) => ({
  ...animal,
  intake: intakeAsked(intake),
})

/** Where it was found, and who brought it in, is asked of a stray only; who signed it over, of one that was given up; where it was before, of one that came from elsewhere. */
function intakeAsked({ kind, cameOn, oldDay, condition, ...intake }: IntakeAnswers) {
  const { foundWhere, councilFrom, councilReference, givenUpBy, givenUpContact, signedOn, finderName, finderContact } = intake
  const found = kind === 'stray' && { foundWhere, finderName, finderContact }
  const council = (kind === 'stray' || isCounting({ kind, ...intake })) && { councilFrom, councilReference }
  const giver = isSignedOver(kind) && { givenUpBy, givenUpContact, signedOn }
  const confirmed = oldDay === cameOn && { isLongAgo: true }
  return withoutBlanks({ kind, cameOn, ...confirmed, condition, ...found, ...council, ...giver, ...senderAsked({ kind, ...intake }) })
}

/** Of where it came from, what is asked of one that came in this way. */
export function senderAsked({ kind, fromWhom, fromCountry, strayBefore, daysOverOn }: SenderAnswers) {
  if (!isFromElsewhere(kind)) return {}
  const stray = kind === 'fromRescue' && { strayBefore, ...(strayBefore === 'over' && { daysOverOn }) }
  return { fromWhom, ...(kind !== 'seized' && { fromCountry }), ...stray }
}

type SenderAnswers = Pick<IntakeAnswers, 'kind' | 'fromWhom' | 'fromCountry' | 'strayBefore' | 'daysOverOn'>

/** It was a stray where it came from, and its days may go on. */
export const isCounting = ({ kind, strayBefore }: { kind: string; strayBefore: string }): boolean =>
  kind === 'fromRescue' && strayBefore === 'counting'

/** What the server would refuse anyway, said on the step where it can be mended. */
export function unlikelyIntake(intake: IntakeAnswers, now: Date): Record<string, string> {
  const wrong = intake.cameOn ? wrongDay({ ...intake, isLongAgo: intake.oldDay === intake.cameOn }, null, now) : null
  return wrong ? { [`intake.${wrong.field}`]: wrong.words } : {}
}
