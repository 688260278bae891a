import { forget, personalData, tasks } from '#features/accounts/points.ts'
import { publicPictures } from '#features/files/points.ts'
import { petReported } from '#features/pets/points.ts'
import { goneFromHolder } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { findable } from '#platform/server/sitemap.ts'
import { serveFinderForm } from './finderform/http.ts'
import { followReport, searchAgain } from './followreport.ts'
import { serveSharePictures } from './http.ts'
import { forgetAlerts, missingData } from './personaldata.ts'
import { isPhotoOfFound, lostPages } from './queries.ts'
import { missingTasks } from './tasks.ts'

export default feature({
  name: 'missing',
  provides: [
    personalData(missingData),
    forget(forgetAlerts),
    tasks(missingTasks),
    petReported(followReport),
    goneFromHolder(searchAgain),
    publicPictures(isPhotoOfFound),
    routes(serveSharePictures),
    routes(serveFinderForm),
    findable(lostPages),
  ],
})
