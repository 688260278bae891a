import { periodOf } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { littersByDam } from '../bydam.ts'
import { downloadDamsReport } from '../contract.ts'

export default answer(downloadDamsReport, async ({ input, who, db, now, refuse, give }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const litters = await littersByDam(db, who.id, period)
  give(csvFile([HEADER, ...litters.map(lineOf)], `Litters by mother ${period.from} to ${period.to}.csv`))
  return null
})

const HEADER = [
  'Mother',
  'Mother’s microchip number',
  'Mother’s Kennel Club number',
  'Her litter number',
  'Date of birth',
  'Species',
  'Breed',
  'Father',
  'Born alive',
  'Stillborn',
  'Died',
  'Deaths: date and cause',
  'Chipped',
  'Without a chip',
  'Left',
]

type Litter = Awaited<ReturnType<typeof littersByDam>>[number]

const lineOf = ({ deaths, ...litter }: Litter): string[] => [
  litter.damName,
  litter.damChipNumber ?? '',
  litter.damKennelClubNumber ?? '',
  String(litter.ofHers),
  litter.bornOn,
  litter.species,
  litter.breed,
  litter.sireName ?? '',
  String(litter.bornAlive),
  String(litter.stillborn),
  String(litter.died),
  deaths.map(({ name, on, of }) => [name, on, of].filter(Boolean).join(', ')).join('; '),
  String(litter.chipped),
  String(litter.unchipped),
  String(litter.left),
]
