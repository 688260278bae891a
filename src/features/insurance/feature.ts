import { endsWithAccount, forget, mustBeReachable, personalData } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { petReported } from '#features/pets/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { followKeeper, followReport } from './follow.ts'
import { serveInsurer } from './http.ts'
import { endQuotes, forgetQuotes, insuranceData, waitsForInsurer } from './personaldata.ts'

export default feature({
  name: 'insurance',
  provides: [
    personalData(insuranceData),
    mustBeReachable(waitsForInsurer),
    endsWithAccount(endQuotes),
    forget(forgetQuotes),
    petReported(followReport),
    keeperChanged(followKeeper),
    routes(serveInsurer),
  ],
})
