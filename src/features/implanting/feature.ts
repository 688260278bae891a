import { replacementsOwed } from '#features/stock/points.ts'
import { feature } from '#platform/extension.ts'
import { closeDuds, countDuds } from './duds.ts'

export default feature({ name: 'implanting', provides: [replacementsOwed({ count: countDuds, close: closeDuds })] })
