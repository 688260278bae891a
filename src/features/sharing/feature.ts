import { forget, personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { forgetSharing, sharingData } from './personaldata.ts'
import { sharingTasks } from './tasks.ts'

export default feature({ name: 'sharing', provides: [personalData(sharingData), forget(forgetSharing), tasks(sharingTasks)] })
