import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { printKennelCards } from '../contract.ts'
import { glanceOf } from '../glance.ts'
import { heldWords } from '../heldwords.ts'
import { drawKennelCards } from '../kennelcards.ts'
import { animalsOf } from '../stays.ts'

export default answer(printKennelCards, async ({ input, who, db, now, refuse, services, give }) => {
  const wanted = [...new Set(input.petIds)]
  const stays = await animalsOf(db, who.id)
    .where('pet.id', 'in', wanted)
    .where('intake.leftAt', 'is', null)
    .where((stay) => stay.or([stay('intake.held', '=', true), stay('pet.keeperId', '=', who.id)]))
    .execute()
  if (stays.length < wanted.length) throw refuse('notYours')
  const notes = await notesOn(
    db,
    who.id,
    stays.map(({ intakeId }) => intakeId),
  )
  const isChosen = new Set(input.noteIds)
  const cards = stays.map((stay) => {
    const own = notes.filter(({ intakeId }) => intakeId === stay.intakeId)
    const printed = own.filter(({ id }, index) => isChosen.has(id) || (input.withNewestNote && index === 0))
    return {
      name: stay.shownName,
      breed: glanceOf(stay, londonDate(now)),
      sex: stay.sex,
      neutered: stay.neutered,
      colour: stay.colour,
      chip: stay.chipNumber === '' ? 'No microchip' : groupChipNumber(stay.chipNumber),
      arrived: whenText(stay.cameOn, 'day'),
      held: heldWords(stay, now),
      location: stay.location ?? '',
      notes: printed.map(({ words }) => words),
      // It leads on to the record where there's one, and lets a colleague in who isn't working as the organisation yet.
      link: services.config.publicUrl + paths.animalInCare(stay.id),
    }
  })
  const sorted = cards.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true }))
  const bytes = await drawKennelCards(sorted, now)
  give({ bytes, type: 'application/pdf', name: sorted.length === 1 ? `Kennel card ${sorted[0]?.name}.pdf` : 'Kennel cards.pdf' })
  return null
})

/** The newest first. */
const notesOn = (db: Db, organisationId: string, intakeIds: readonly string[]) =>
  db
    .selectFrom('intakeNote')
    .select(['id', 'intakeId', 'words'])
    .where('organisationId', '=', organisationId)
    .where('intakeId', 'in', intakeIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
