import type * as z from 'zod'
import { fileUrl } from '#features/files/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Person } from '#platform/law/policy.ts'
import { isGone, whatMay } from './policy.ts'
import type { PetRow } from './queries.ts'
import type { PetCard } from './shapes.ts'

/** A pet as a list shows it to its keeper, with what may be done now. */
export function petCard(pet: PetRow & { isShared?: boolean }, who: Person, now: Date) {
  return {
    id: pet.id,
    name: pet.name,
    status: pet.status,
    isGone: isGone(pet),
    isUnpaid: pet.status === 'awaitingPayment',
    isForAnother: pet.status === 'awaitingConfirmation',
    species: pet.species,
    breed: breedOf(pet),
    sex: pet.sex,
    colour: pet.colour,
    bornOn: pet.bornOn,
    bornExactly: pet.bornExactly,
    photoUrl: pet.photoId && fileUrl(pet.photoId),
    chipNumber: pet.chipNumber,
    chipShown: groupChipNumber(pet.chipNumber),
    registeredAt: pet.registeredAt,
    open: openAbout(pet),
    heldBy: pet.heldBy,
    can: whatMay(who, { ...pet, now }),
  }
}

function openAbout({ isClaimed, isRehoming, isOffered, isUnproven }: PetRow): z.output<typeof PetCard>['open'] {
  if (isClaimed) return 'claim'
  if (isRehoming) return 'rehoming'
  if (isOffered) return 'offer'
  return isUnproven ? 'unproven' : null
}
