import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { servePictures } from './http.ts'

export default feature({ name: 'files', provides: [routes(servePictures)] })
