import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { channels } from '#platform/sockets/channels.ts'
import { serveRegisters } from './http.ts'
import { lookupData } from './personaldata.ts'
import { serveRelay } from './socket.ts'

export default feature({ name: 'lookup', provides: [personalData(lookupData), routes(serveRegisters), channels(serveRelay)] })
