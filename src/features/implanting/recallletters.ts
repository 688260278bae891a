import { chipsText } from '#features/stock/kit/chipstext.ts'
import { moneyForRecalled } from '#features/stock/kit/recallmoney.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { asSentence } from '#platform/jobs/letter.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { type Holder, itOr, seeThem } from './messages.ts'

interface Recall {
  code: string
  /** What our staff gave as the reason. It stands alone, so that nothing we ask for can be read into it. */
  why: string
}

const reason = ({ code, why }: Recall) => `Why we’re recalling batch ${code}: ${asSentence(why)}`

/** To everybody who has unused chips of a batch that is called back. */
export const batchRecalled = (to: Holder, recall: Recall & { where: string }): Notice => ({
  subject:
    to.chips > 0
      ? `We’re recalling microchips from batch ${recall.code}`
      : `We can’t send your order: we’re recalling microchips from batch ${recall.code}`,
  paragraphs: [
    ...(to.chips > 0 ? sendBack(to, recall) : []),
    reason(recall),
    ...(to.reserved > 0 ? [ofOrder(to)] : []),
    ...(to.chips > 0 ? [] : ['You don’t need to do anything.']),
  ],
  button: seeThem(to),
})

const ofOrder = ({ reserved }: Holder) =>
  `${chipsText(reserved)} from it ${reserved === 1 ? 'is' : 'are'} for an order we haven’t sent you yet. We won’t send ${itOr(reserved, 'those')}. We’ll send you other chips instead, or give you a refund.`

const sendBack = ({ chips, ...money }: Holder, { code, where }: Recall & { where: string }) => [
  `You have ${chipsText(chips)} from batch ${code}. Don’t implant ${itOr(chips, 'them')}.`,
  `Send ${itOr(chips, 'them')} back unopened, in the sterile ${chips === 1 ? 'packet' : 'packets'}, to: ${where}. Write “batch ${code}” and your name on the parcel.`,
  chips === 1
    ? 'If it’s still on its way to you, confirm on your orders page when it arrives, then send it back in the same way.'
    : 'If some are still on their way to you, confirm on your orders page when they arrive, then send them back in the same way.',
  moneyForRecalled({ chips, ...money }),
]

interface Chipped {
  petId: string
  petName: string
  number: string
}

const FREE = `A scan takes a minute, and vets and rescue centres do it for free. If you’re asked to pay, ring us on ${site.phone}.`

/** To the keeper of animals that have chips of it. */
export function chipOfYoursRecalled(pets: readonly Chipped[], recall: Recall): Notice {
  const [first] = pets
  const names = listed(pets.map(({ petName }) => petName))
  const isOne = pets.length === 1
  return {
    kind: 'needed',
    subject: isOne ? `Have ${names}’s microchip scanned` : `Have your pets’ microchips scanned: ${names}`,
    paragraphs: [
      `We’re recalling a batch of microchips, and ${isOne ? `${names}’s chip is` : `the chips of ${names} are`} from it. ${isOne ? 'It’s' : 'They’re'} ${listed(pets.map(({ number }) => groupChipNumber(number)))}.`,
      reason(recall),
      `${isOne ? 'The chip stays' : 'The chips stay'} in place and nothing changes on the register. Have ${isOne ? 'it' : 'them'} scanned soon, to see that ${isOne ? 'it still works' : 'they still work'}. ${FREE}`,
      'If a reader doesn’t show the number, ask the vet or the person who implanted the chip to report it to us and to implant another. Both numbers will find your pet.',
    ],
    button:
      isOne && first
        ? { words: `See ${first.petName}’s record`, link: paths.pet(first.petId) }
        : { words: 'See your pets', link: paths.pets },
  }
}

/** To the implanter of animals that have chips of it. */
export function chipsYouImplantedRecalled(numbers: readonly string[], recall: Recall): Notice {
  const isOne = numbers.length === 1
  return {
    kind: 'needed',
    subject: `We’re recalling microchips you’ve implanted, from batch ${recall.code}`,
    paragraphs: [
      `You’ve implanted ${isOne ? 'this chip' : `these ${numbers.length} chips`} from batch ${recall.code}: ${listed(numbers.map(groupChipNumber))}.`,
      reason(recall),
      `We’ve asked the ${isOne ? 'keeper' : 'keepers'} we know of to have the ${isOne ? 'chip' : 'chips'} scanned, and told them that it’s free. Scan ${isOne ? 'the animal when it comes' : 'the animals when they come'} to you. If no keeper has confirmed an animal yet, tell them yourself.`,
      'If a reader doesn’t show the number, report the chip as failed. You can then replace it, and both numbers will find the animal.',
    ],
    button: { words: 'See your implants', link: paths.implanted },
  }
}
