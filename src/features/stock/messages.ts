import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'

interface To {
  email: string
  name: string
  antiPhishingWord: string | null
}

const address = ({ email, name, antiPhishingWord }: To) => ({ id: newId(), to: email, name, word: antiPhishingWord })

export const chipsOnTheirWay = (to: To, chips: number, tracking: string, link: string): Message =>
  letter({
    ...address(to),
    subject: `Your ${chips} microchips are on their way`,
    paragraphs: [
      `The carrier has them under ${tracking}.`,
      'When they have come, say so on the page of your orders, and which of them are missing if any are. A week after the carrier has delivered them they count as received.',
    ],
    button: { words: 'See your orders', link },
  })

export const orderCancelled = (to: To, chips: number, link: string): Message =>
  letter({
    ...address(to),
    subject: `Your order of ${chips} microchips is cancelled`,
    paragraphs: ['We could not fill it. What you paid, if you had, goes back to your card.'],
    button: { words: 'See your orders', link },
  })

export const sendThemBack = (to: To, { chips, where, orderId }: { chips: number; where: string; orderId: string }, link: string): Message =>
  letter({
    ...address(to),
    subject: chips === 1 ? 'Send your unused microchip back' : `Send your ${chips} unused microchips back`,
    paragraphs: [
      `You have not used ${chips === 1 ? 'one chip' : `${chips} chips`} of your order. Send ${chips === 1 ? 'it' : 'them'} in the sterile packets, unopened, to: ${where}.`,
      `Write this on the parcel, so that we know whose it is: ${orderId}.`,
      'Once they have come we give back what they cost, with their registrations as far as you have not used them, to the card that you paid with. Do not implant any of them meanwhile.',
    ],
    button: { words: 'See your orders', link },
  })

export const chipsExpired = (to: To, numbers: readonly string[], link: string): Message =>
  letter({
    ...address(to),
    subject:
      numbers.length === 1 ? 'A microchip of yours is no longer sterile' : `${numbers.length} microchips of yours are no longer sterile`,
    paragraphs: [
      `The date on the packet has passed. Do not implant ${numbers.length === 1 ? 'this one' : 'these'}, and take ${numbers.length === 1 ? 'it' : 'them'} out of your stock: ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and others' : ''}.`,
    ],
    button: { words: 'See your chips', link },
  })
