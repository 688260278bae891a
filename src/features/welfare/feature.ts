import { keeperChanged } from '#features/keepership/points.ts'
import { petReported } from '#features/pets/points.ts'
import { feature } from '#platform/extension.ts'
import { followKeeper, followReport } from './departure.ts'

export default feature({ name: 'welfare', provides: [keeperChanged(followKeeper), petReported(followReport)] })
