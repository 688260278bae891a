import { personalData, tasks } from '#features/accounts/points.ts'
import { keeperChanged, keeperDisputed } from '#features/keepership/points.ts'
import { feature } from '#platform/extension.ts'
import { rehomingData } from './personaldata.ts'
import { giveWay } from './reversal.ts'
import { applicantTasks, handOverTasks, rehomingTasks } from './tasks.ts'

export default feature({
  name: 'rehoming',
  provides: [
    personalData(rehomingData),
    keeperChanged((tools, { petId }) => giveWay(tools, petId)),
    keeperDisputed((tools, { id }) => giveWay(tools, id)),
    tasks(applicantTasks),
    tasks(rehomingTasks),
    tasks(handOverTasks),
  ],
})
