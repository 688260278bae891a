import { personalData } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { liveOffers } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { giveWay } from './endings.ts'
import { offerData } from './personaldata.ts'
import { liveOffersOf } from './queries.ts'

export default feature({ name: 'offers', provides: [personalData(offerData), keeperChanged(giveWay), liveOffers(liveOffersOf)] })
