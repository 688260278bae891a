import { personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { channels } from '#platform/sockets/channels.ts'
import { serveRegisters } from './http.ts'
import { lookupData } from './personaldata.ts'
import { serveRelay } from './socket.ts'
import { messageTasks } from './tasks.ts'

export default feature({
  name: 'lookup',
  provides: [personalData(lookupData), routes(serveRegisters), channels(serveRelay), tasks(messageTasks)],
})
