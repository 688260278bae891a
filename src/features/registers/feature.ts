import { personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveRegisters } from './http.ts'
import { conflictData } from './personaldata.ts'
import { conflictTasks } from './tasks.ts'

export default feature({ name: 'registers', provides: [personalData(conflictData), tasks(conflictTasks), routes(serveRegisters)] })
