import { forget, personalData } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { endShares } from './endShares.ts'
import { serveTags } from './http.ts'
import { forgetTags, tagData } from './personaldata.ts'
import { unlinkTags } from './unlinkTags.ts'

export default feature({
  name: 'tailtag',
  provides: [
    personalData(tagData),
    forget(forgetTags),
    keeperChanged((tools, { petId }) => unlinkTags(tools, petId)),
    keeperChanged((tools, { petId }) => endShares(tools, petId)),
    routes(serveTags),
  ],
})
