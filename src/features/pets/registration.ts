import { versionOf } from '#platform/server/version.ts'
import type { PetRow } from './queries.ts'
import type { NewPet, PetStatus } from './shapes.ts'

/** The row of a pet that goes on the register now. */
export function petRow(
  pet: Omit<NewPet, 'chipNumber' | 'evenIfHeldElsewhere'>,
  entry: { id: string; keeperId: string; status: PetStatus; now: Date },
) {
  const { id, keeperId, status, now } = entry
  return {
    id,
    keeperId,
    status,
    species: pet.species,
    ...factsRow(pet),
    originalName: pet.originalName || pet.name,
    registeredAt: now,
    keptSince: now,
    statusAt: now,
    updatedAt: now,
  }
}

/** The columns that the keeper may change later. */
export function factsRow(
  facts: Pick<NewPet, 'name' | 'breed' | 'sex' | 'neutered' | 'colour' | 'markings' | 'bornOn' | 'bornExactly' | 'photoId' | 'implant'>,
) {
  const { name, sex, neutered, colour, markings, bornOn, bornExactly, photoId, implant } = facts
  const { implantedOn, site, implanterName } = implant
  return {
    name,
    sex,
    neutered,
    colour,
    bornOn,
    bornExactly,
    photoId,
    implantedOn,
    breed: JSON.stringify(facts.breed),
    markings: markings || null,
    implantSite: site || null,
    implanterName: implanterName || null,
  }
}

type Kept = Pick<PetRow, (typeof KEPT)[number]>
const KEPT = [
  'name',
  'species',
  'breed',
  'sex',
  'neutered',
  'colour',
  'markings',
  'bornOn',
  'bornExactly',
  'photoId',
  'implantedOn',
  'implantSite',
  'implanterName',
  'kennelClubNumber',
] as const

/** The version of what the keeper may change later. */
export const versionOfRecord = (pet: Kept) => versionOf(KEPT.map((field) => pet[field]))
