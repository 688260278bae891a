import { personalData, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { undelivered } from '#platform/jobs/points.ts'
import { routes } from '#platform/server/routes.ts'
import { serveBounces } from './http.ts'
import { checkData } from './personaldata.ts'
import { bounceTasks } from './tasks.ts'

export default feature({
  name: 'details',
  provides: [
    undelivered(({ queue }, came) => queue('messageCameBack', came)),
    personalData(checkData),
    tasks(bounceTasks),
    routes(serveBounces),
  ],
})
