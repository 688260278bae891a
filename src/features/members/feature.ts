import { endsWithAccount, forget, ownHistories, personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { endMemberships } from './endMemberships.ts'
import { forgetInvitations, membersData, membershipsOf } from './personaldata.ts'
import { memberTasks } from './tasks.ts'

export default feature({
  name: 'members',
  provides: [
    personalData(membersData),
    ownHistories(membershipsOf),
    forget(forgetInvitations),
    tasks(memberTasks),
    endsWithAccount(endMemberships),
  ],
})
