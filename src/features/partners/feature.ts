import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { partnerData } from './personaldata.ts'
import { servePartners } from './rest/http.ts'
import { serveVetxml } from './vetxml/http.ts'

export default feature({ name: 'partners', provides: [personalData(partnerData), routes(serveVetxml), routes(servePartners)] })
