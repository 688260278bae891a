import { personalData, tasks } from '#features/accounts/points.ts'
import { petReported, registeredTwice } from '#features/pets/points.ts'
import { diedUnproven, openQuestions } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { endByDeath, reopenAfterDeath } from './endByDeath.ts'
import { serveRegisters } from './http.ts'
import { openConflict } from './openConflict.ts'
import { openWithRegisters } from './openWithRegisters.ts'
import { conflictData } from './personaldata.ts'
import { conflictTasks } from './tasks.ts'

export default feature({
  name: 'registers',
  provides: [
    registeredTwice((tools, twice) => openConflict(tools, { ...twice, found: 'asked' })),
    openQuestions(openWithRegisters),
    diedUnproven(endByDeath),
    petReported(reopenAfterDeath),
    personalData(conflictData),
    tasks(conflictTasks),
    routes(serveRegisters),
  ],
})
