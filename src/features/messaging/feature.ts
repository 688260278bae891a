import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveChoices } from './http.ts'

export default feature({ name: 'messaging', provides: [routes(serveChoices)] })
