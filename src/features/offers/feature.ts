import { keeperChanged } from '#features/keepership/points.ts'
import { liveOffers } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { giveWay } from './endings.ts'
import { liveOffersOf } from './queries.ts'

export default feature({ name: 'offers', provides: [keeperChanged(giveWay), liveOffers(liveOffersOf)] })
