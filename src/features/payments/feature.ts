import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveWebhooks } from './http.ts'
import { paymentData } from './personaldata.ts'

export default feature({ name: 'payments', provides: [personalData(paymentData), routes(serveWebhooks)] })
