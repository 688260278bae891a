import { blankPet, bornOnOf, factsAsked, type PetAnswers } from '#features/pets/kit/form/answers.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { isDay } from '../litters/isday.ts'

/** What differs between the offspring of a litter. */
export type OffspringAnswers = {
  key: string
  chipNumber: string
  name: string
  sex: string
  colour: string
  markings: string
  kennelClubNumber: string
}

/** An animal that has no chip yet. */
export type NewbornAnswers = { key: string; name: string; sex: string; colour: string }

type Parent = { name: string; chipNumber: string; kennelClubNumber: string }

/** A litter as far as it is told: what its offspring have in common stands where a single animal has it. */
export type LitterAnswers = PetAnswers & {
  dam: Parent
  /** The id of the breeder’s own animal from which the mother was filled in. */
  damChosen: string
  sire: Parent
  bornDead: string
  diedBeforeChip: string
  bornExactly: boolean
  /** `now` or `later`; empty while the breeder hasn’t said. */
  chips: string
  young: OffspringAnswers[]
  newborn: NewbornAnswers[]
}

const noParent: Parent = { name: '', chipNumber: '', kennelClubNumber: '' }

export const blankLitter: LitterAnswers = {
  ...blankPet,
  dam: noParent,
  damChosen: '',
  sire: noParent,
  bornDead: '',
  diedBeforeChip: '',
  bornExactly: true,
  chips: '',
  young: [],
  newborn: [],
}

/** Animals are usually chipped from six weeks. */
const USUAL_FROM_DAYS = 42

/** Whether the chips come later: as the breeder says, or, until they do, as the age of the litter makes likely. */
export function chipsComeLater(answers: Pick<LitterAnswers, 'chips'> & PetAnswers, now: Date): boolean {
  if (answers.chips !== '') return answers.chips === 'later'
  const bornOn = bornOnOf(answers, now)
  return isDay(bornOn) && londonDate(now) < daysAfter(bornOn, USUAL_FROM_DAYS)
}

/** The most offspring that one litter holds on the register. */
export const MOST_OFFSPRING = 20

/** The litter as the call takes it that registers it with its chips. */
export function litterAsked(answers: LitterAnswers, now: Date): Record<string, unknown> {
  const { implant } = factsAsked(answers, now)
  const { young, evenIfHeldElsewhere } = answers
  return { ...birthAsked(answers, now), implant, young: young.map(offspringAsked), evenIfHeldElsewhere }
}

/** The litter as the call takes it that writes it down before its chips. */
export const newbornAsked = (answers: LitterAnswers, now: Date): Record<string, unknown> => ({
  ...birthAsked(answers, now),
  newborn: answers.newborn.map(({ name, sex, colour }) => ({ name, ...(sex && { sex }), colour })),
})

/** What’s known at birth. */
function birthAsked(answers: LitterAnswers, now: Date): Record<string, unknown> {
  const { breed, bornOn } = factsAsked(answers, now)
  const { dam, sire, species, bornExactly, bornDead, diedBeforeChip } = answers
  const isDog = species === 'dog'
  return {
    dam: {
      ...(dam.name && { name: dam.name }),
      chipNumber: dam.chipNumber || null,
      ...(isDog && { kennelClubNumber: dam.kennelClubNumber }),
    },
    sire: { name: sire.name, chipNumber: sire.chipNumber || null, ...(isDog && { kennelClubNumber: sire.kennelClubNumber }) },
    ...(species && { species }),
    ...(breed !== undefined && { breed }),
    ...(bornOn !== undefined && { bornOn }),
    bornExactly,
    ...(bornDead.trim() && { bornDead }),
    ...(diedBeforeChip.trim() && { diedBeforeChip }),
  }
}

/** A sex that is not chosen is left out, so that the contract asks for it. */
export function offspringAsked({ chipNumber, name, sex, colour, markings, kennelClubNumber }: OffspringAnswers) {
  return { chipNumber, name, ...(sex && { sex }), colour, markings, kennelClubNumber }
}
