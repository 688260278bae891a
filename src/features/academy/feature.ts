import { forget, ownHistories, personalData, qualifications, seed, stoppedCertificates, tasks } from '#features/accounts/points.ts'
import { certifiedImplanters } from '#features/lookup/points.ts'
import { otherCertificates } from '#features/pets/points.ts'
import { orderingStops } from '#features/stock/points.ts'
import { feature } from '#platform/extension.ts'
import { checkImplanter } from './certificates/check.ts'
import { implanterDocument } from './certificates/download.ts'
import { isStopped, orderingStopOf, qualificationOf } from './certificates/ours.ts'
import { academyData, certificatesOf, examsOf, forgetTraining, practicalsOf, trainingsOf } from './personaldata.ts'
import { seedAcademy } from './seed.ts'
import { refresherTasks, studentTasks, trainerTasks } from './tasks.ts'

export default feature({
  name: 'academy',
  provides: [
    personalData(academyData),
    ownHistories(trainingsOf),
    ownHistories(examsOf),
    ownHistories(practicalsOf),
    ownHistories(certificatesOf),
    forget(forgetTraining),
    tasks(studentTasks),
    tasks(refresherTasks),
    tasks(trainerTasks),
    qualifications(qualificationOf),
    stoppedCertificates(isStopped),
    orderingStops(orderingStopOf),
    otherCertificates(implanterDocument),
    certifiedImplanters(checkImplanter),
    seed(seedAcademy),
  ],
})
