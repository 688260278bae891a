import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveFindable } from './http.ts'

export default feature({ name: 'shell', provides: [routes(serveFindable)] })
