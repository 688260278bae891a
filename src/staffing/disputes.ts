import { answerBank, undecided } from '#features/payments/answering.ts'
import { Id } from '#platform/contract/shapes.ts'
import { moneyText } from '#ui/moneytext.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

/** Lists the payments that a payer's bank asks about, and until when it takes an answer. */
export const disputes: Command = {
  usage: 'disputes (payments that a bank asks about)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await undecided(db)
      return all.length === 0 ? ['No bank asks about a payment.'] : all.map(shown)
    }
  },
}

function shown({ id, status, pence, reason, answerBy, paymentId, description }: Awaited<ReturnType<typeof undecided>>[number]) {
  const [held, by] = [
    status === 'open' ? 'held' : 'asked about',
    answerBy ? `answer by ${whenText(answerBy)}` : 'no answer is asked for now, the bank decides',
  ]
  return `${id} ${moneyText(pence)} ${held} (${reason}), ${by}: payment ${paymentId}, ${description}`
}

/** Answers the bank, once, or lets the payer have their money back. */
export const dispute: Command = {
  usage: 'dispute <id> answer <why the payment was right> | dispute <id> accept',
  read: ([id, what, ...more]) => {
    const words = more.join(' ').trim()
    const isAnswer = what === 'answer' && words !== ''
    const isAccept = what === 'accept' && more.length === 0
    if (!Id.safeParse(id).success || !(isAnswer || isAccept)) return null
    return async ({ act }) => {
      await act((tools) => answerBank(tools, id ?? '', isAnswer ? words : null))
      return [isAnswer ? 'The bank is told, with what the register knows of the sale. It decides.' : 'The payer gets their money back.']
    }
  },
}
