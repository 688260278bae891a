import { sql } from 'kysely'
import { pageOfRows } from '#platform/database/page.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { referredByTrainersList } from '../contract.ts'
import { STUDENTS_BY, studentRow, studentsOf } from '../students.ts'
import { trainerOf } from '../trainers.ts'

export default answer(referredByTrainersList, async ({ input, who, db }) => {
  let mine = studentsOf(db, who.id)
  if (input.status) mine = mine.where('training.status', '=', input.status)
  if (input.species) mine = mine.where(sql<boolean>`${input.species} = any(training.species)`)
  if (input.query) mine = mine.where('account.name', 'ilike', within(input.query))
  const trainer = await trainerOf(db, who.id)
  const { rows, ...page } = await pageOfRows(mine, STUDENTS_BY, input)
  return { items: rows.map((row) => studentRow(who, trainer, row)), ...page }
})
