import { personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { channels } from '#platform/sockets/channels.ts'
import { trainersOf } from './partners.ts'
import { chatData } from './personaldata.ts'
import { partners } from './points.ts'
import { serveChat } from './socket.ts'
import { messageTasks } from './tasks.ts'

export default feature({
  name: 'chat',
  provides: [personalData(chatData), channels(serveChat), tasks(messageTasks), partners(trainersOf)],
})
