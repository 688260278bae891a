import { blankPet, factsAsked, type PetAnswers } from '#features/pets/kit/form/answers.ts'

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
  young: OffspringAnswers[]
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
  young: [],
}

/** The most offspring that one litter holds on the register. */
export const MOST_OFFSPRING = 20

/** The litter as the call takes it. */
export function litterAsked(answers: LitterAnswers, now: Date): Record<string, unknown> {
  const { breed, bornOn, implant } = factsAsked(answers, now)
  const { dam, sire, species, bornExactly, bornDead, diedBeforeChip, young, evenIfHeldElsewhere } = answers
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
    implant,
    ...(bornDead.trim() && { bornDead }),
    ...(diedBeforeChip.trim() && { diedBeforeChip }),
    young: young.map(offspringAsked),
    evenIfHeldElsewhere,
  }
}

/** A sex that is not chosen is left out, so that the contract asks for it. */
function offspringAsked({ chipNumber, name, sex, colour, markings, kennelClubNumber }: OffspringAnswers) {
  return { chipNumber, name, ...(sex && { sex }), colour, markings, kennelClubNumber }
}
