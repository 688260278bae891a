import { licenceCorrected, personalData, seed, tasks } from '#features/accounts/points.ts'
import { listed } from '#features/chat/points.ts'
import { bredFiles } from '#features/pets/bredFiles.ts'
import { feature } from '#platform/extension.ts'
import { bredFile } from './bredfile.ts'
import { breederToWriteTo } from './breederToWriteTo.ts'
import { breedingData } from './personaldata.ts'
import { seedLitter } from './seed.ts'
import { chippingTasks } from './tasks.ts'
import { correctLicence } from './writeLicence.ts'

export default feature({
  name: 'breeding',
  provides: [
    personalData(breedingData),
    listed(breederToWriteTo),
    bredFiles(bredFile),
    licenceCorrected(correctLicence),
    tasks(chippingTasks),
    seed(({ db, now, people }) => seedLitter(db, now, people.bryony)),
  ],
})
