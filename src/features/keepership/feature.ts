import { personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { keepershipData } from './personaldata.ts'
import { claimTasks, ownClaimTasks } from './tasks.ts'

export default feature({ name: 'keepership', provides: [personalData(keepershipData), tasks(claimTasks), tasks(ownClaimTasks)] })
