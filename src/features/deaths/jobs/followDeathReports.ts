import * as z from 'zod'
import { lockPet } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { job } from '#platform/jobs/job.ts'
import { deathReportLife } from '../lifecycle.ts'
import { deathStands } from '../messages.ts'
import { mayDie } from '../policy.ts'
import { uncontested } from '../queries.ts'

/** DEATH-4: writes into the record what nobody has contested in 14 days. */
export default job({
  name: 'followDeathReports',
  schedule: '40 * * * *',
  data: z.object({}),
  work: async (context) => {
    const { db, now, transition, notify } = context
    for (const report of await uncontested(db, now)) {
      const pet = await lockPet(db, report.petId)
      if (!pet) continue
      if (!mayDie(pet)) {
        await transition(deathReportLife, 'drop', report.id, 'clock')
        continue
      }
      await transition(deathReportLife, 'stand', report.id, 'clock')
      await reportPet(context, pet, 'reportDeceased', { on: report.diedOn, by: 'clock' })
      await notify(pet.keeperId, deathStands(pet.name, pet.id))
    }
  },
})
