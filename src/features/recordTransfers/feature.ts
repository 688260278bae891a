import { personalData, tasks } from '#features/accounts/points.ts'
import { openQuestions } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { openMoves } from './openMoves.ts'
import { transferData } from './personaldata.ts'
import { moveTasks } from './tasks.ts'

export default feature({ name: 'recordTransfers', provides: [personalData(transferData), tasks(moveTasks), openQuestions(openMoves)] })
