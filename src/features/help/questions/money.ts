import { FAULTY_DAYS, RETURN_DAYS } from '#features/orders/lifecycle.ts'
import { CANCEL_DAYS } from '#features/payments/policy.ts'
import type { Question } from './question.ts'

export const money: readonly Question[] = [
  {
    asked: 'Can I cancel a plan I’ve bought?',
    answer: [
      `Yes, what you haven’t used, until the end of the ${CANCEL_DAYS}th day after you paid. [How to cancel](/cancellation). Your pets stay on the register.`,
    ],
    also: 'refund money back cancel order change mind',
  },
  {
    asked: 'Can I send something back to the shop?',
    answer: [
      `Yes. If you change your mind, send it back within ${RETURN_DAYS} days of its delivery. You pay the postage. You can’t send back what was engraved for you.`,
      `If it’s faulty, you can send it back for a full refund within ${FAULTY_DAYS} days, and we pay the postage. After that, tell us, and we’ll repair or replace it. [How to return it](/cancellation).`,
    ],
    also: 'return refund shop order delivery faulty',
  },
  {
    asked: 'Do you keep my card number?',
    answer: ['No. It goes to our payment provider and never reaches us.'],
    also: 'card payment secure stripe',
  },
  {
    asked: 'Can I get an invoice or a receipt?',
    answer: [
      'Yes. [Your account](/customer-dashboard/payments) has one for each payment, and one for each refund, as a PDF. Where we charge VAT, it says how much.',
    ],
    also: 'vat receipt invoice bill payment tax accounts pdf',
  },
  {
    asked: 'What happens to the deposit when I cancel a booking?',
    answer: [
      'You get all of it back if you cancel more than 24 hours before the visit, and half of it until 2 hours before. If the implanter calls it off, you get all of it back.',
    ],
    also: 'implanter appointment cancel visit refund',
  },
]
