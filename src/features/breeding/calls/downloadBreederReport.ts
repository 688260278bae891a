import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { periodOf } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { asItLeft, factsAtBirth } from '../cards.ts'
import { downloadBreederReport } from '../contract.ts'
import { offspringOf } from '../queries.ts'

export default answer(downloadBreederReport, async ({ input, who, db, now, refuse, give }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const young = await db
    .selectFrom(offspringOf(db, who.id).as('young'))
    .selectAll()
    .where('young.shownBirth', '>=', period.from)
    .where('young.shownBirth', '<=', period.to)
    .orderBy('young.shownBirth')
    .orderBy('young.chipNumber')
    .execute()

  const asBorn = await factsAtBirth(
    db,
    young.filter(({ state }) => state === 'sold').map(({ id }) => id),
  )
  const rows = young.map((row) => {
    const shown = row.state === 'sold' ? asItLeft(row, asBorn.get(row.id)) : row
    const facts = [shown.name, shown.chipNumber, shown.species, breedOf(shown), shown.sex, shown.colour, shown.bornOn]
    const left = row.leftAt ? londonDate(row.leftAt) : ''
    return [
      ...facts,
      row.damName ?? '',
      row.sireName ?? '',
      row.kennelClubNumber ?? '',
      londonDate(row.registeredAt),
      STATE_WORDS[row.state],
      left,
      row.breederLicence ?? '',
      row.breederAuthority ?? '',
    ]
  })
  give(csvFile([HEADER, ...rows], `Animals bred ${period.from} to ${period.to}.csv`))
  return null
})

const HEADER = [
  'Name',
  'Microchip number',
  'Species',
  'Breed',
  'Sex',
  'Colour',
  'Date of birth',
  'Mother',
  'Father',
  'Kennel Club number',
  'Date registered',
  'Status',
  'Date left',
  'Licence number',
  'Issued by',
]

const STATE_WORDS = { withMe: 'With me', offered: 'Offered', kept: 'Kept', sold: 'New keeper', died: 'Died' } as const
