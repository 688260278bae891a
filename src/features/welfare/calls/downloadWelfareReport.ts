import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { periodOf } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { asItLeft } from '../cards.ts'
import { downloadWelfareReport } from '../contract.ts'
import { type StayRow, staysWith } from '../stays.ts'

export default answer(downloadWelfareReport, async ({ input, who, db, now, refuse, give }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const stays = await db
    .selectFrom(staysWith(db, who.id).as('stay'))
    .selectAll()
    .where('stay.cameOn', '>=', period.from)
    .where('stay.cameOn', '<=', period.to)
    .orderBy('stay.cameOn')
    .orderBy('stay.intakeId')
    .execute()
  const rows = stays.map((stay) => cellsOf(stay.keeperId === who.id ? stay : asItLeft(stay)))
  give(csvFile([HEADER, ...rows], `Animals taken in ${period.from} to ${period.to}.csv`))
  return null
})

const HEADER = [
  'Name',
  'Microchip number',
  'Species',
  'Breed',
  'Sex',
  'Colour',
  'Date it arrived',
  'How it came in',
  'Where it was found',
  'Condition',
  'Location',
  'In foster since',
  'Date it left',
  'How it left',
  'Where it went',
  'Days with us',
]

function cellsOf(stay: StayRow): string[] {
  const animal = [stay.name, stay.chipNumber || 'No microchip', stay.species, breedOf(stay), stay.sex, stay.colour]
  const came = [stay.cameOn, stay.kind, stay.foundWhere ?? '', stay.condition ?? '', stay.location ?? '', stay.fosterSince ?? '']
  const left = [stay.leftAt ? londonDate(stay.leftAt) : '', stay.leftHow ?? '', stay.outcomeTo ?? '']
  return [...animal, ...came, ...left, String(stay.stayedDays ?? '')]
}
