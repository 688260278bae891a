import { printOrder } from '../contract.ts'
import { drawSlip } from '../drawSlip.ts'
import { orderSlip } from '../orderslip.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(printOrder, async ({ input, db, now, services, give, refuse }) => {
  const slip = await orderSlip(db, input.orderId)
  if (!slip) throw refuse('noSuchOrder')
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address } = services.config
  give({ bytes: await drawSlip(slip, { name, address }, now), type: 'application/pdf', name: `Order ${slip.number}.pdf` })
  return null
})
