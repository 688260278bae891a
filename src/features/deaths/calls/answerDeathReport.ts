import { petToChange } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { answer } from '#platform/server/answer.ts'
import { answerDeathReport } from '../contract.ts'
import { deathReportLife } from '../lifecycle.ts'
import { keeperContests } from '../messages.ts'
import { reportOf } from '../queries.ts'

/** DEATH-2, DEATH-3: what the keeper says to a report; one who agrees has reported the death, and so the report is agreed. */
export default answer(answerDeathReport, async (context) => {
  const { input, who, db, refuse, transition, notify } = context
  const pet = await petToChange(db, input.petId, who.id)
  const report = pet && (await reportOf(db, pet.id))
  if (!pet || !report) throw refuse('noReport')
  if (input.hasDied) {
    await reportPet(context, pet, 'reportDeceased', { on: report.diedOn })
  } else {
    await transition(deathReportLife, 'contest', report.id, 'keeper')
    await notify(report.reportedBy, keeperContests(pet.name))
  }
  return { petId: pet.id, petName: pet.name }
})
