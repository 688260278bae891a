import { personalData } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { feature } from '#platform/extension.ts'
import { rehomingData } from './personaldata.ts'
import { giveWay } from './reversal.ts'

export default feature({
  name: 'rehoming',
  provides: [personalData(rehomingData), keeperChanged((tools, { petId }) => giveWay(tools, petId))],
})
