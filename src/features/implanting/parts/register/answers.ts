import { blankPet, bornOnOf, type PetAnswers, petAsked } from '#features/pets/kit/form/answers.ts'
import { atPetFields } from '#features/pets/kit/form/petfields.ts'
import { implantProblem, isWithMother } from '#knowledge/animals/birth.ts'
import { mayFollow } from '#knowledge/chipnumbers/number.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { implantFault } from '../../policy.ts'
import { BLANK_KEEPER, type KeeperAnswers, keeperAsked } from '../keeperanswers.ts'

/** An animal that was chipped, as far as it is said; '' where nothing is said yet. */
export type ChipAnswers = {
  draftId: string
  pet: PetAnswers
  implant: { implantedOn: string; site: string; scanBefore: string; scanAfter: boolean }
  /** That a chip of a stopped batch is in the animal already. */
  alreadyIn: boolean
  /** The number that the reader showed before, where it showed another chip. */
  olderChip: string
  /** That whoever is asked keeps the mother of an animal that hasn’t left her. */
  keepsMother: boolean
  to: KeeperAnswers
  /** Of a litter that is added as a whole: one letter asks about all of it. */
  ofLitter: boolean
  as: string
  withCredit: boolean
  /** That the implanter chose who pays. */
  payerSaid: boolean
}

interface Start {
  now: Date
  draftId: string
  /** As a link or a label gives it. */
  chipNumber?: string
}

/** Nothing is said yet, but that an animal is mostly registered on the day it is chipped. */
export const blankChip = ({ now, draftId, chipNumber = '' }: Start): ChipAnswers => ({
  draftId,
  pet: { ...blankPet, chipNumber },
  implant: { implantedOn: londonDate(now), site: '', scanBefore: '', scanAfter: false },
  alreadyIn: false,
  olderChip: '',
  keepsMother: false,
  to: BLANK_KEEPER,
  ofLitter: false,
  as: 'customer',
  withCredit: false,
  payerSaid: false,
})

/** Who pays: nothing that costs is chosen for them, so it’s null until they say. */
export const givesOne = ({ withCredit, payerSaid }: Pick<ChipAnswers, 'withCredit' | 'payerSaid'>): boolean | null =>
  payerSaid ? withCredit : null

/** The next animal of the same keeper: of the same kind and breed, implanted on the same day at the same place. What was read is read anew. */
export const another = ({ pet, implant, ...same }: ChipAnswers, draftId: string): ChipAnswers => ({
  ...same,
  draftId,
  pet: {
    ...blankPet,
    species: pet.species,
    breed: pet.breed,
    ...(same.as === 'breeder' && { bornHow: pet.bornHow, bornOn: pet.bornOn, ageYears: pet.ageYears, ageMonths: pet.ageMonths }),
  },
  implant: { ...implant, scanBefore: '', scanAfter: false },
  alreadyIn: false,
  olderChip: '',
  keepsMother: false,
})

/** The form as `registerChip` takes it. */
export function chipAsked({ pet, to, olderChip, payerSaid: _said, ...rest }: ChipAnswers, now: Date): Record<string, unknown> {
  const { photoId: _photo, implant: _implant, ...facts } = petAsked(pet, now)
  const before = rest.implant.scanBefore === 'otherChip' && olderChip.trim() !== '' ? { olderChip } : {}
  return { ...rest, ...before, pet: facts, to: keeperAsked(to) }
}

/** The sentences by the fields of the form. With another chip in the animal nothing more is asked of an implant that is not to be. */
export function atChipFields(sentences: Record<string, string>, answers: ChipAnswers): Record<string, string> {
  const { to: neither, ...others } = atPetFields('pet.')(sentences)
  const placed = neither ? { ...others, 'to.email': neither } : others
  return answers.implant.scanBefore === 'otherChip' && !isSecond(answers) ? { ...withoutImplant(placed), ...FAULTS.otherChip } : placed
}

/** IMPLANT-3 Whether the new chip follows one that the law doesn’t count. */
export const isSecond = ({ pet: { chipNumber }, olderChip }: Pick<ChipAnswers, 'pet' | 'olderChip'>) => mayFollow({ chipNumber, olderChip })

/** What the server would refuse anyway, said on the step where it can be mended. */
export function unlikelyImplant({ pet, implant, olderChip }: ChipAnswers, now: Date): Record<string, string> {
  const { implantedOn, scanBefore, scanAfter } = implant
  const fault = implantFault(
    { implantedOn, scanAfter, scanBefore: scanBefore === 'otherChip' ? scanBefore : 'none', mayFollow: isSecond({ pet, olderChip }) },
    now,
  )
  if (fault) return FAULTS[fault]
  const unborn = implantProblem(implantedOn || null, { bornOn: bornOnOf(pet, now), bornExactly: pet.bornHow === 'date' }, now)
  return unborn ? { 'implant.implantedOn': unborn } : {}
}

/** What the day of implanting says against the birth, where the birth is asked. */
export function bornLater({ pet, implant }: ChipAnswers, now: Date): Record<string, string> {
  const birth = { bornOn: bornOnOf(pet, now), bornExactly: pet.bornHow === 'date' }
  if (implant.implantedOn > londonDate(now) || !implantProblem(implant.implantedOn || null, birth, now)) return {}
  return {
    'pet.bornOn': `You implanted the chip on ${whenText(implant.implantedOn, 'day')}. Enter an earlier date of birth, or correct that date.`,
  }
}

type AskedFor = Pick<ChipAnswers, 'pet' | 'as' | 'keepsMother'>

/** Whether it’s asked if the person keeps the mother. */
export const asksOfMother = ({ pet, as }: Pick<AskedFor, 'pet' | 'as'>, now: Date) =>
  isWithMother({ pet: { species: pet.species, bornOn: bornOnOf(pet, now) }, as }, now)

/** A young dog or cat is registered to the keeper of its mother. */
export const motherUnsaid = (answers: AskedFor, now: Date): Record<string, string> =>
  asksOfMother(answers, now) && !answers.keepsMother ? { keepsMother: 'Confirm that this person keeps the mother, or enter who does' } : {}

/** Somebody pays, and it’s for the implanter to say who. */
export const payerUnsaid = (answers: ChipAnswers): Record<string, string> =>
  givesOne(answers) === null ? { withCredit: 'Choose who pays for the registration' } : {}

const FAULTS = {
  otherChip: { 'implant.scanBefore': 'This animal already has a chip, so it can’t have a second one. Look up the number you found.' },
  notScanned: { 'implant.scanAfter': 'Read the new chip after implanting it, and tick to confirm' },
  inFuture: { 'implant.implantedOn': 'The date must be today or earlier' },
  tooLongAgo: { 'implant.implantedOn': 'Check the date: animals have had microchips since 1985' },
}

const withoutImplant = (sentences: Record<string, string>) =>
  Object.fromEntries(Object.entries(sentences).filter(([path]) => !path.startsWith('implant.')))
