import { personalData, tasks } from '#features/accounts/points.ts'
import { partners } from '#features/chat/points.ts'
import { replacementsOwed } from '#features/stock/points.ts'
import { feature } from '#platform/extension.ts'
import { closeDuds, countDuds } from './duds.ts'
import { implantersOf } from './implantersOf.ts'
import { implantingData } from './personaldata.ts'
import { expiringTasks, stoppedTasks } from './stocktasks.ts'
import { endedTasks, reportTasks, unregisteredTasks } from './tasks.ts'

export default feature({
  name: 'implanting',
  provides: [
    partners(implantersOf),
    personalData(implantingData),
    replacementsOwed({ count: countDuds, close: closeDuds }),
    tasks(expiringTasks),
    tasks(stoppedTasks),
    tasks(endedTasks),
    tasks(reportTasks),
    tasks(unregisteredTasks),
  ],
})
