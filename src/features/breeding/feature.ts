import { forget, licenceCorrected, personalData, seed, tasks } from '#features/accounts/points.ts'
import { listed } from '#features/chat/points.ts'
import { bredFiles } from '#features/pets/bredFiles.ts'
import { feature } from '#platform/extension.ts'
import { findable } from '#platform/server/sitemap.ts'
import { bredFile } from './bredfile.ts'
import { breederToWriteTo } from './breederToWriteTo.ts'
import { breederPages } from './found.ts'
import { breedingData, forgetReserved } from './personaldata.ts'
import { seedLitter } from './seed.ts'
import { chippingTasks } from './tasks.ts'
import { correctLicence } from './writeLicence.ts'

export default feature({
  name: 'breeding',
  provides: [
    personalData(breedingData),
    forget(forgetReserved),
    listed(breederToWriteTo),
    bredFiles(bredFile),
    licenceCorrected(correctLicence),
    tasks(chippingTasks),
    findable(breederPages),
    seed(({ db, now, people }) => seedLitter(db, now, people.bryony)),
  ],
})
