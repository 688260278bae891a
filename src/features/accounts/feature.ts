import { feature } from '#platform/extension.ts'
import { accountData, accountItself, forgetContacts, profilesOf } from './personaldata.ts'
import { forget, ownHistories, personalData } from './points.ts'

export default feature({
  name: 'accounts',
  provides: [personalData(accountData), ownHistories(accountItself), ownHistories(profilesOf), forget(forgetContacts)],
})
