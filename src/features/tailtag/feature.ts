import { personalData } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveTags } from './http.ts'
import { tagData } from './personaldata.ts'
import { unlinkTags } from './unlinkTags.ts'

export default feature({
  name: 'tailtag',
  provides: [personalData(tagData), keeperChanged((tools, { petId }) => unlinkTags(tools, petId)), routes(serveTags)],
})
