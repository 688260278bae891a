import { forget, personalData, seed, tasks } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { petReported } from '#features/pets/points.ts'
import { feature } from '#platform/extension.ts'
import { followKeeper, followReport } from './departure.ts'
import { heldForYouTasks } from './heldtasks.ts'
import { forgetNotes, welfareData } from './personaldata.ts'
import { seedIntakes } from './seed.ts'
import { strayTasks } from './straytasks.ts'
import { stayTasks, stillYoursTasks } from './tasks.ts'

export default feature({
  name: 'welfare',
  provides: [
    personalData(welfareData),
    forget(forgetNotes),
    keeperChanged(followKeeper),
    petReported(followReport),
    tasks(heldForYouTasks),
    tasks(stayTasks),
    tasks(strayTasks),
    tasks(stillYoursTasks),
    seed(({ db, now, people }) => seedIntakes(db, now, people.wilma)),
  ],
})
