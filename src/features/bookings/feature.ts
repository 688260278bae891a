import { closingStops, forget, mustBeReachable, personalData, restsOnVerification, seed, tasks } from '#features/accounts/points.ts'
import { partners } from '#features/chat/points.ts'
import { sells } from '#features/payments/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { findable } from '#platform/server/sitemap.ts'
import { closingStop } from './closingStop.ts'
import { customersBooked } from './customersBooked.ts'
import { serveCalendars } from './http.ts'
import { implantersBooked } from './implantersBooked.ts'
import { isOwedMoney } from './owed.ts'
import { bookingData, forgetBookings, hasVisitToCome } from './personaldata.ts'
import { implanterPages } from './queries.ts'
import { depositGiven, depositPaid, depositToPay, holdDeposit, loseDeposit, releaseDeposit, revokeDeposit } from './sale.ts'
import { seedBookings } from './seed.ts'
import { customerTasks, implanterTasks } from './tasks.ts'
import { tellOfRefund } from './tellOfRefund.ts'
import { withdrawVisits } from './withdrawVisits.ts'

export default feature({
  name: 'bookings',
  provides: [
    personalData(bookingData),
    mustBeReachable(hasVisitToCome),
    mustBeReachable(isOwedMoney),
    closingStops(closingStop),
    forget(forgetBookings),
    restsOnVerification(withdrawVisits),
    tasks(implanterTasks),
    tasks(customerTasks),
    partners(implantersBooked),
    partners(customersBooked),
    routes(serveCalendars),
    findable(implanterPages),
    sells({
      purposes: ['booking'],
      toPay: depositToPay,
      fulfil: depositPaid,
      given: depositGiven,
      revoke: revokeDeposit,
      refunded: tellOfRefund,
      held: { suspend: holdDeposit, resume: releaseDeposit, lose: loseDeposit },
    }),
    seed(seedBookings),
  ],
})
