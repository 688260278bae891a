import { clause } from '#platform/law/clause.ts'

export const LOSSES = clause(
  'BREED-1',
  'A breeder can correct how many of a litter were stillborn, or died before they were chipped. What they’d said before stays in its history',
)

export const NEWBORN = clause(
  'BREED-3',
  'A breeder can write down a litter before its chips, and correct its animals until each has one. One that dies before then counts among the losses',
)

export const LICENCE_WRITTEN = clause(
  'BREED-4',
  'A dog carries its breeder’s licence that was valid at its birth. A number that was mistyped is corrected on its record, and one born between two licences can be given the new one',
)

/** The Microchipping of Cats and Dogs (England) Regulations 2023, regulation 6(1)(b): the record says where the keeper is also the breeder. */
export const BRED = clause(
  'BREED-5',
  'A breeder can say that they bred an animal that’s registered to them, if its record names no breeder and no one else kept it before',
)
