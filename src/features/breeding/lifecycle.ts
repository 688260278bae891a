import { clause } from '#platform/law/clause.ts'

export const LOSSES = clause(
  'BREED-1',
  'A breeder can correct how many of a litter were born dead, or died before they were chipped. What they’d said before stays in its history',
)
