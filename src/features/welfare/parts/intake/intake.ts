import { blankPet, type PetAnswers, petAsked } from '#features/pets/kit/form/answers.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { withoutBlanks } from '#platform/web/form.ts'
import { wrongDay } from '../../intakedays.ts'
import { isSignedOver } from '../../kit/ways.ts'

/** How an animal came, as far as it is said; '' where nothing is said yet. */
export type IntakeAnswers = {
  kind: string
  cameOn: string
  foundWhere: string
  condition: string
  councilFrom: string
  councilReference: string
  givenUpBy: string
  givenUpContact: string
  signedOn: string
  finderName: string
  finderContact: string
}

/** An animal that is taken in: the animal, how it came, and whether the organisation stays its back-up. */
export type TakingIn = PetAnswers & { intake: IntakeAnswers; location: string; rescueBackup: boolean }

const NOBODY = { givenUpBy: '', givenUpContact: '', signedOn: '', finderName: '', finderContact: '' }

/** Nothing is said yet, but that an animal mostly came today. */
export const blankTakingIn = (now: Date): TakingIn => ({
  ...blankPet,
  intake: { kind: '', cameOn: londonDate(now), foundWhere: '', condition: '', councilFrom: '', councilReference: '', ...NOBODY },
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

/** Where it was found, and which council has it and who brought it in, is asked of a stray only; who signed it over, of one that was given up. */
function intakeAsked(intake: IntakeAnswers) {
  const { foundWhere, councilFrom, councilReference, givenUpBy, givenUpContact, signedOn, finderName, finderContact, ...rest } = intake
  const found = intake.kind === 'stray' && { foundWhere, councilFrom, councilReference, finderName, finderContact }
  const giver = isSignedOver(intake.kind) && { givenUpBy, givenUpContact, signedOn }
  return withoutBlanks({ ...rest, ...found, ...giver })
}

/** What the server would refuse anyway, said on the step where it can be mended. */
export function unlikelyIntake(intake: IntakeAnswers, now: Date): Record<string, string> {
  const wrong = intake.cameOn ? wrongDay(intake, null, now) : null
  return wrong ? { [`intake.${wrong.field}`]: wrong.words } : {}
}
