import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { isBreached } from './breached.ts'
import { judgeBreaches } from './passwords.ts'
import { accountData, accountItself, forgetContacts, profilesOf } from './personaldata.ts'
import { serveRegister } from './plainform/register.ts'
import { serveSignIn } from './plainform/signin.ts'
import { forget, ownHistories, personalData, tasks } from './points.ts'
import { accountTasks } from './tasks.ts'
import { verificationTasks } from './verificationtasks.ts'

judgeBreaches(isBreached)

export default feature({
  name: 'accounts',
  provides: [
    personalData(accountData),
    ownHistories(accountItself),
    ownHistories(profilesOf),
    forget(forgetContacts),
    tasks(accountTasks),
    tasks(verificationTasks),
    routes(serveSignIn),
    routes(serveRegister),
  ],
})
