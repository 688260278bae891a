import { personalData, tasks } from '#features/accounts/points.ts'
import { keeperChanged, keeperDisputed } from '#features/keepership/points.ts'
import { adoptionPacks, liveOffers } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { endDisputed, giveWay } from './endings.ts'
import { packsOf } from './packs/packsof.ts'
import { offerData } from './personaldata.ts'
import { liveOffersOf } from './queries.ts'
import { endingTasks, offerTasks } from './tasks.ts'

export default feature({
  name: 'offers',
  provides: [
    personalData(offerData),
    keeperChanged(giveWay),
    keeperDisputed(endDisputed),
    liveOffers(liveOffersOf),
    adoptionPacks(packsOf),
    tasks(endingTasks),
    tasks(offerTasks),
  ],
})
