import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveWebhooks } from './http.ts'

export default feature({ name: 'payments', provides: [routes(serveWebhooks)] })
