import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import { moneyText } from '#ui/moneytext.ts'

interface To {
  email: string
  name: string
  antiPhishingWord: string | null
}

interface About {
  description: string
  pence: number
}

const address = ({ email, name, antiPhishingWord }: To) => ({ id: newId(), to: email, name, word: antiPhishingWord })
const DAYS = 'Your bank shows it within 5 to 10 working days.'

export const receipt = (to: To, { description, pence }: About, invoice: string, link: string): Message =>
  letter({
    ...address(to),
    subject: `Receipt for ${moneyText(pence)}: ${description}`,
    paragraphs: [
      `Thank you. You have paid ${moneyText(pence)} for: ${description}.`,
      `The invoice, number ${invoice}, waits for you among your payments.`,
    ],
    button: { words: 'See your payments', link },
  })

export const couldNotGive = (to: To, { description, pence }: About, why: string, link: string): Message =>
  letter({
    ...address(to),
    subject: `Your ${moneyText(pence)} go back to your card`,
    paragraphs: [
      `You have paid ${moneyText(pence)} for: ${description}. We can no longer give it to you. ${why}.`,
      `We are sorry about that. There is nothing for you to do: all of it goes back to the card that you paid with. ${DAYS}`,
    ],
    button: { words: 'See your payments', link },
  })

export const paidTwice = (to: To, { description }: About, pence: number, link: string): Message =>
  letter({
    ...address(to),
    subject: `${moneyText(pence)} go back to your card`,
    paragraphs: [
      `${moneyText(pence)} reached us for something that was settled already: ${description}.`,
      `There is nothing for you to do: all of it goes back to the card that you paid with. ${DAYS}`,
    ],
    button: { words: 'See your payments', link },
  })

export const refundMade = (
  to: To,
  { description }: About,
  { pence, reason, note }: { pence: number; reason: string; note: string },
  link: string,
): Message =>
  letter({
    ...address(to),
    subject: `We have given back ${moneyText(pence)}`,
    paragraphs: [
      `${moneyText(pence)} of what you paid for ${description} are on the way to the card that you paid with. ${DAYS}`,
      `Why: ${reason}.`,
      `The credit note, number ${note}, waits for you among your payments.`,
    ],
    button: { words: 'See your payments', link },
  })
