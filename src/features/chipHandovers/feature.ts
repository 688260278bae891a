import { forget, personalData, restsOnVerification, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { callOffOf } from './callOff.ts'
import { forgetNamed, handoverData } from './personaldata.ts'
import { handedTasks } from './tasks.ts'

export default feature({
  name: 'chipHandovers',
  provides: [personalData(handoverData), forget(forgetNamed), tasks(handedTasks), restsOnVerification(callOffOf)],
})
