import { personalData } from '#features/accounts/points.ts'
import { replacementsOwed } from '#features/stock/points.ts'
import { feature } from '#platform/extension.ts'
import { closeDuds, countDuds } from './duds.ts'
import { implantingData } from './personaldata.ts'

export default feature({
  name: 'implanting',
  provides: [personalData(implantingData), replacementsOwed({ count: countDuds, close: closeDuds })],
})
