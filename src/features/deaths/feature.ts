import { personalData, tasks } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { petReported } from '#features/pets/points.ts'
import { diedHeld } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { askWhetherDied } from './askWhetherDied.ts'
import { followKeeper, followReport } from './follow.ts'
import { deathData } from './personaldata.ts'
import { deathTasks } from './tasks.ts'

export default feature({
  name: 'deaths',
  provides: [personalData(deathData), tasks(deathTasks), petReported(followReport), keeperChanged(followKeeper), diedHeld(askWhetherDied)],
})
