import { keeperChanged } from '#features/keepership/points.ts'
import { feature } from '#platform/extension.ts'
import { giveWay } from './reversal.ts'

export default feature({ name: 'rehoming', provides: [keeperChanged((tools, { petId }) => giveWay(tools, petId))] })
