import { endsWithAccount, personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { undelivered } from '#platform/jobs/points.ts'
import { routes } from '#platform/server/routes.ts'
import { serveLeaving } from './http.ts'
import { endNewsletter, newsletterData } from './personaldata.ts'
import { serveSignUp } from './plainform/http.ts'

export default feature({
  name: 'newsletter',
  provides: [
    personalData(newsletterData),
    endsWithAccount(endNewsletter),
    routes(serveLeaving),
    routes(serveSignUp),
    undelivered(async ({ queue }, { channel, address }) => {
      if (channel === 'email') await queue('leaveUndeliverableNewsletter', { email: address })
    }),
  ],
})
