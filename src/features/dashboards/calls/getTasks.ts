import { answer } from '#platform/server/answer.ts'
import { getTasks } from '../contract.ts'
import { accountTasks } from '../tasks/account.ts'
import { claimTasks, ownClaimTasks } from '../tasks/claims.ts'
import { expiringTasks, reportTasks, stoppedTasks, unregisteredTasks } from '../tasks/implants.ts'
import { messageTasks } from '../tasks/messages.ts'
import { endedTasks, endingTasks, offerTasks } from '../tasks/offers.ts'
import { moveTasks, paymentTasks, stayTasks } from '../tasks/records.ts'
import { applicantTasks, rehomingTasks } from '../tasks/rehomings.ts'
import { byUrgency } from '../tasks/task.ts'
import { verificationTasks } from '../tasks/verification.ts'

const KINDS = [
  messageTasks,
  claimTasks,
  ownClaimTasks,
  offerTasks,
  endedTasks,
  rehomingTasks,
  applicantTasks,
  endingTasks,
  reportTasks,
  stoppedTasks,
  unregisteredTasks,
  expiringTasks,
  stayTasks,
  verificationTasks,
  accountTasks,
  paymentTasks,
  moveTasks,
]

export default answer(getTasks, async ({ db, who, now }) => {
  const tasks = await Promise.all(KINDS.map((tasksOf) => tasksOf({ db, who, now })))
  return { items: tasks.flat().sort(byUrgency) }
})
